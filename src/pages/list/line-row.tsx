import { CircleAlert, Ellipsis, Hourglass, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { MyDiet } from '#contract/diet/schema.ts';
import type { List } from '#contract/list/schema.ts';
import type { ListState } from '#contract/list/state.ts';
import { toConflictWords } from '#knowledge/diet/dish-conflicts.ts';
import { findLineConflicts } from '#knowledge/diet/dish-warnings.ts';
import type { Units } from '#knowledge/portions/unit-systems.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { IconButton } from '#ui/button/button.tsx';
import { Badge } from '#ui/button/chip.tsx';
import { CheckBox } from '#ui/form/check-box.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './line-row.module.css';
import { toLineTitle, toMore, toNotes, toSources } from './line-words.ts';
import type { PlacedLine } from './placed-lines.ts';

/** The parts of the list that a row uses. */
export interface RowContext {
  list: List;
  state: ListState;
  myId: string | undefined;
  units: Units;
  /** Allergies and diets of the viewer. */
  diet: MyDiet | undefined;
  isShopping: boolean;
  toMark: (needId: string) => 'waiting' | 'refused' | undefined;
}

interface Props extends RowContext {
  row: PlacedLine;
  tick: (on: boolean) => Promise<boolean>;
  showDetails: () => void;
  /** The choice of an aisle, for a line that has none. */
  children?: ReactNode;
}

/** A line of the list. Its whole width ticks, except the button for its details. */
export function LineRow({ row, tick, showDetails, children, ...context }: Props) {
  const id = useId();
  const { units, diet, isShopping, toMark } = context;
  const { isGone } = row;
  const { line, toggle } = useTicked(row.line, tick);
  const { amount, name } = toLineTitle(line, units);
  const warning = toWarning(line.needs, diet);
  const about = listAbout(line.needs, line.isBought, context);
  const marks = new Set(line.needs.map(({ _id }) => toMark(_id)));
  return (
    <li
      className={joinClasses(
        styles.row,
        isShopping && styles.large,
        line.isBought && styles.bought,
        isGone && styles.gone,
      )}
      inert={isGone}
      data-line={row.id}
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
                  <TriangleAlert aria-hidden size={16} />
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
      {marks.has('refused') ? (
        <span className={styles.refused}>
          <CircleAlert aria-hidden size={18} />
          <span className={text.srOnly}>{shoppingTexts.refused}</span>
        </span>
      ) : (
        marks.has('waiting') && (
          <span className={styles.wait}>
            <Hourglass aria-hidden size={18} />
            <span className={text.srOnly}>{shoppingTexts.waiting}</span>
          </span>
        )
      )}
      {children}
      <IconButton
        className={styles.more}
        aria-label={shoppingTexts.details(line.name)}
        aria-haspopup="dialog"
        onClick={showDetails}
      >
        <Ellipsis aria-hidden size={22} />
      </IconButton>
    </li>
  );
}

/** Shows a tick at once, before the device has stored it. */
function useTicked(line: ListLine, tick: Props['tick']) {
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

/** Dishes, remarks, and in a household who wrote or bought it. */
function listAbout(
  needs: PlacedLine['line']['needs'],
  isBought: boolean,
  { list, state, myId, units }: RowContext,
): string[] {
  const toName = (userId: string) =>
    userId === myId ? shoppingTexts.you : (list.people.find(({ id }) => id === userId)?.name ?? '');
  const toNames = (ids: readonly string[]) =>
    [...new Set(ids)].map(toName).filter(Boolean).join(', ');
  const people = list.householdId === undefined ? [] : needs;
  const by = isBought
    ? toNames(people.flatMap(({ _id }) => state.ticks.get(_id)?.by ?? []))
    : toNames(people.flatMap(({ by: who }) => (who === myId ? [] : [who])));
  return [
    toSources(needs, units),
    toNotes(needs),
    by && (isBought ? shoppingTexts.boughtBy(by) : shoppingTexts.addedBy(by)),
  ].filter((one) => one !== '');
}
