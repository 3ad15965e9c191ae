import { type ReactNode, useId } from 'react';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { AisleSelect } from './aisle-select.tsx';
import styles from './line-groups.module.css';
import { LineRow, type RowContext } from './line-row.tsx';
import type { ListActions } from './list-actions.ts';
import { type PlacedLine, type PlacedSection, type Section, toSections } from './placed-lines.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props {
  placed: readonly PlacedLine[];
  context: RowContext;
  actions: ListActions;
  showDetails: (line: ListLine) => void;
}

/** All lines by aisle, with unknown ones first and bought ones last. */
export function LineGroups({ placed, context, actions, showDetails }: Props) {
  const keepFocus = useKeptFocus(placed);
  return toSections(placed).map(({ section, rows }) => (
    <Group key={section} section={section} rows={rows} clear={actions.clearBought}>
      {rows.map((row) => (
        <LineRow
          key={row.id}
          {...context}
          row={row}
          tick={(on) => {
            keepFocus(row);
            return actions.tick(row.line, on);
          }}
          showDetails={() => showDetails(row.line)}
        >
          {section === 'unknown' && !row.line.isBought && (
            <AisleSelect
              name={row.line.name}
              aisleOrder={context.list.aisleOrder}
              choose={(aisle) => actions.setAisle(row.line, aisle)}
            />
          )}
        </LineRow>
      ))}
    </Group>
  ));
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
