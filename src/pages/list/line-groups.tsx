import { type ReactNode, useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { Aisle } from '#contract/food/schema.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './line-groups.module.css';
import { LineRow } from './line-row.tsx';
import type { ListActions } from './list-actions.ts';
import { type PlacedLine, type PlacedSection, type Section, toSections } from './placed-lines.ts';
import { type RowContext, toLineMark, toPeopleWords } from './row-context.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props {
  placed: readonly PlacedLine[];
  context: RowContext;
  actions: ListActions;
  showDetails: (line: ListLine) => void;
}

/** All lines by aisle, with unknown ones first and bought ones last. */
export function LineGroups({ placed, context, actions, showDetails }: Props) {
  const handlers = useRowHandlers(placed, actions);
  const { list, units, diet, isShopping, toMark } = context;
  return toSections(placed).map(({ section, rows }) => (
    <Group key={section} section={section} rows={rows} clear={actions.clearBought}>
      {rows.map((row) => (
        <LineRow
          key={row.id}
          {...row}
          {...handlers}
          units={units}
          diet={diet}
          isShopping={isShopping}
          mark={toLineMark(row.line.needs, toMark)}
          people={toPeopleWords(row.line, context)}
          aisleOrder={list.aisleOrder}
          showDetails={showDetails}
        />
      ))}
    </Group>
  ));
}

/** Handlers that stay the same while the list changes. */
function useRowHandlers(placed: readonly PlacedLine[], actions: ListActions) {
  const keepFocus = useKeptFocus(placed);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  }, [actions]);
  const tick = useCallback(
    (row: PlacedLine, on: boolean) => {
      keepFocus(row);
      return latest.current.tick(row.line, on);
    },
    [keepFocus],
  );
  const setAisle = useCallback(
    (line: ListLine, aisle: Aisle) => latest.current.setAisle(line, aisle),
    [],
  );
  return { tick, setAisle };
}

interface GroupProps extends PlacedSection {
  clear: () => void;
  children: ReactNode;
}

function Group({ section, clear, children }: GroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(styles.group, section === 'bought' && styles.bought)}
    >
      <div className={styles.heading}>
        <h2 id={id} className={text.cookTitle}>
          {toHeading(section)}
        </h2>
        {section === 'bought' && (
          <Button variant="quiet" size="sm" onClick={clear}>
            {shoppingTexts.clearBought}
          </Button>
        )}
      </div>
      {section === 'unknown' && (
        <p className={joinClasses(text.small, styles.hint)}>{shoppingTexts.whereHint}</p>
      )}
      <ul className={styles.card}>{children}</ul>
    </section>
  );
}

function toHeading(section: Section): string {
  if (section === 'unknown') return shoppingTexts.whereIsThis;
  return section === 'bought' ? shoppingTexts.bought : shoppingTexts.aisles[section];
}
