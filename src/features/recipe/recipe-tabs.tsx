import { chakra } from '@chakra-ui/react';
import { BookOpen, Leaf, Music, Utensils } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react';
import { texts } from '../../../contract/texts.ts';

export type RecipeTab = 'recipe' | 'story' | 'health' | 'music';

const TABS: { id: RecipeTab; label: string; icon: ComponentType<{ size?: number }> }[] = [
  { id: 'recipe', label: texts.tabAuthentic, icon: Utensils },
  { id: 'story', label: texts.tabStory, icon: BookOpen },
  { id: 'health', label: texts.tabHealth, icon: Leaf },
  { id: 'music', label: texts.tabMusic, icon: Music },
];

interface Props {
  chosen: RecipeTab;
  choose: (tab: RecipeTab) => void;
}

export const toTabId = (tab: RecipeTab) => `tab-${tab}`;
export const PANEL_ID = 'recipe-panel';

/** The four views of a recipe. Arrow keys go from tab to tab; on phones the chosen one is brought fully into view. */
export function RecipeTabs({ chosen, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`#${toTabId(chosen)}`);
    if (!row || !tab) return;
    row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [chosen]);

  const move = (event: KeyboardEvent) => {
    const at = TABS.findIndex((tab) => tab.id === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: TABS.length - 1 }[event.key];
    const next = to === undefined ? undefined : TABS.at(to % TABS.length);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${toTabId(next.id)}`)?.focus();
  };

  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label="Views of this recipe"
      onKeyDown={move}
      position="relative"
      display="flex"
      gap={{ base: '5', lg: '7' }}
      mx={{ base: '-5', lg: '0' }}
      px={{ base: '5', lg: '0' }}
      overflowX="auto"
      borderBottom="2px solid"
      borderColor="line"
      css={{ scrollbarWidth: 'none' }}
    >
      {TABS.map(({ id, label, icon: Icon }) => (
        <chakra.button
          key={id}
          id={toTabId(id)}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={PANEL_ID}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(id)}
          position="relative"
          display="inline-flex"
          alignItems="center"
          gap="2.5"
          h="12"
          flexShrink="0"
          cursor="pointer"
          fontWeight="600"
          color={id === chosen ? 'ink' : 'ink.muted'}
          outlineOffset="-3px"
          _after={{
            content: '""',
            position: 'absolute',
            insetX: '0',
            bottom: '-1px',
            h: '4px',
            borderTopRadius: '4px',
            bg: id === chosen ? 'mark' : 'transparent',
          }}
        >
          <Icon aria-hidden size={19} />
          {label}
        </chakra.button>
      ))}
    </chakra.div>
  );
}
