import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useRef } from 'react';
import { toNumber } from '#texts/language.ts';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  choose: (id: Id) => void;
  /** Id of the element that shows the chosen tab. */
  panelId: string;
}

export const toTabId = (panelId: string, id: string) => `${panelId}-${id}`;

/** Tabs with a line under the chosen one. The arrow keys move between them. */
export function TabList<Id extends string>({ label, tabs, chosen, choose, panelId }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${toTabId(panelId, next.id)}`)?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, label: name, count }) => (
        <button
          key={id}
          id={toTabId(panelId, id)}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(id)}
        >
          <span>{name}</span>
          {count !== undefined && <span>{toNumber(count)}</span>}
        </button>
      ))}
    </List>
  );
}

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '6', lg: '8' },
    marginInline: { base: '-5', lg: '0' },
    paddingInline: { base: '5', lg: '0' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: '2px solid {colors.line}',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      flexShrink: '0',
      height: '12',
      cursor: 'pointer',
      fontWeight: '600',
      color: 'ink.muted',
      position: 'relative',
      outlineOffset: '-3px',
    },
    '& button[aria-selected=true]': {
      color: 'ink',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '-1px',
        height: '4px',
        borderTopRadius: '4px',
        backgroundColor: 'mark',
      },
    },
    '& span': { fontVariantNumeric: 'tabular-nums' },
  },
});
