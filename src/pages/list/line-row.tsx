import { CircleAlert, Ellipsis, Hourglass, TriangleAlert } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { MyDiet } from '#contract/diet/schema.ts';
import type { Aisle } from '#contract/food/schema.ts';
import { toConflictWords } from '#knowledge/diet/dish-conflicts.ts';
import { findLineConflicts } from '#knowledge/diet/dish-warnings.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { IconButton } from '#ui/button/button.tsx';
import { Badge } from '#ui/button/chip.tsx';
import { CheckBox } from '#ui/form/check-box.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { AisleSelect } from './aisle-select.tsx';
import styles from './line-row.module.css';
import { toLineTitle, toMore, toNotes, toSources } from './line-words.ts';
import type { PlacedLine } from './placed-lines.ts';
import type { Mark, RowContext } from './row-context.ts';

interface Props extends PlacedLine, Pick<RowContext, 'units' | 'diet' | 'isShopping'> {
  mark: Mark | undefined;
  /** The members who added or bought it, or ''. */
  people: string;
  aisleOrder: readonly Aisle[];
  tick: (row: PlacedLine, on: boolean) => Promise<boolean>;
  setAisle: (line: ListLine, aisle: Aisle) => void;
  showDetails: (line: ListLine) => void;
}

/**
 * A line of the list. A tap anywhere except on the button for details ticks it. Memoised, so that a change of a line
 * does not render the hundreds of others.
 */
export const LineRow = memo(function LineRow(props: Props) {
  const { id: rowId, section, isGone, units, diet, isShopping, mark, people, aisleOrder } = props;
  const { tick, setAisle, showDetails } = props;
  const id = useId();
  const { line, toggle } = useTicked(props.line, (on) =>
    tick({ id: rowId, section, line: props.line, isGone }, on),
  );
  const { amount, name } = toLineTitle(line, units);
  const warning = toWarning(line.needs, diet);
  const about = [toSources(line.needs, units), toNotes(line.needs), people].filter(Boolean);
  return (
    <li
      className={joinClasses(
        styles.row,
        isShopping && styles.large,
        line.isBought && styles.bought,
        isGone && styles.gone,
      )}
      inert={isGone}
      data-line={rowId}
    >
      <div className={styles.tick}>
        <CheckBox
          isChecked={line.isBought}
          toggle={() => void toggle()}
          labelledBy={`${id}title`}
          describedBy={`${id}about`}
        >
          <span className={styles.words}>
            <span className={styles.marks}>
              <span id={`${id}title`} className={styles.title}>
                {amount && <strong>{`${amount} `}</strong>}
                <span>{name}</span>
              </span>
              {line.isMore && <Badge tone="butter">{toMore(line, units)}</Badge>}
            </span>
            <span id={`${id}about`}>
              {warning && (
                <span className={styles.warning}>
                  <TriangleAlert size={16} />
                  <span>{`${warning} `}</span>
                </span>
              )}
              {about.map((one) => (
                <span key={one} className={joinClasses(text.small, styles.about)}>
                  {`${one} `}
                </span>
              ))}
            </span>
          </span>
        </CheckBox>
      </div>
      {mark && <MarkIcon mark={mark} />}
      {section === 'unknown' && !line.isBought && (
        <AisleSelect
          name={line.name}
          aisleOrder={aisleOrder}
          choose={(aisle) => setAisle(line, aisle)}
        />
      )}
      <IconButton
        className={styles.more}
        aria-label={shoppingTexts.details(line.name)}
        aria-haspopup="dialog"
        onClick={() => showDetails(line)}
      >
        <Ellipsis size={22} />
      </IconButton>
    </li>
  );
});

function MarkIcon({ mark }: { mark: Mark }) {
  const [Icon, words, look] =
    mark === 'refused'
      ? ([CircleAlert, shoppingTexts.refused, styles.refused] as const)
      : ([Hourglass, shoppingTexts.waiting, styles.wait] as const);
  return (
    <span className={look}>
      <Icon size={18} />
      <span className={text.srOnly}>{words}</span>
    </span>
  );
}

/** Shows a tick at once, before the device has stored it. */
function useTicked(line: ListLine, tick: (on: boolean) => Promise<boolean>) {
  const [wanted, setWanted] = useState<boolean>();
  if (wanted === line.isBought) setWanted(undefined);
  const isBought = wanted ?? line.isBought;
  const toggle = async () => {
    setWanted(!isBought);
    if (!(await tick(!isBought))) setWanted(undefined);
  };
  return { line: { ...line, isBought }, toggle };
}

function toWarning(
  needs: PlacedLine['line']['needs'],
  diet: MyDiet | undefined,
): string | undefined {
  if (!diet) return undefined;
  const conflicts = findLineConflicts(
    needs.map(({ text: typed }) => typed),
    diet,
  );
  return toConflictWords(conflicts).join(' · ') || undefined;
}
