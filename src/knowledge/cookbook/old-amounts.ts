import { toSingular } from '#contract/search/singular.ts';
import { RANGE } from '../amounts.ts';
import { toIngredientLine } from '../ingredient-line.ts';
import { agree } from '../portions/agree.ts';
import { type ReadLine, readLine } from '../shopping/read-line.ts';
import { toStepParts } from '../step-parts.ts';
import { toFigures } from '../to-number.ts';

/** An amount in a step that an ingredient line had before it was changed. */
export interface OldAmount {
  /** Index of its first character in the step. */
  start: number;
  /** "2 onions" */
  says: string;
  /** "3" */
  listSays: string;
  /** "3 onions" */
  better: string;
}

interface ChangedLine {
  name: string;
  old: ReadLine;
  now: ReadLine;
  line: string;
}

/** Returns a function that finds the old amounts in a step, after the ingredients changed from `before` to `now`. */
export function toOldAmountFinder(
  before: readonly string[],
  now: readonly string[],
): (step: string) => OldAmount[] {
  const changed = listChanged(before, now);
  if (changed.length === 0) return () => [];
  const names = now.map((line) => toIngredientLine(line).name);
  const unchanged = now.filter((line) => !changed.some((one) => one.line === line)).map(readLine);
  const isElsewhere = ({ name }: ChangedLine, read: ReadLine) =>
    unchanged.some((one) => isSameAmount(one, read) && toKey(one.name) === toKey(name));
  return (step) => {
    const found: OldAmount[] = [];
    let start = 0;
    for (const part of toStepParts(step, names)) {
      const name = part.kind === 'amount' && part.of !== undefined ? names[part.of] : undefined;
      if (part.kind === 'amount' && name !== undefined) {
        const read = readLine(part.text);
        const line = changed.find(
          (one) => toKey(one.name) === toKey(name) && isSameAmount(one.old, read),
        );
        const listSays = line && toNewAmount(part.amount, line);
        if (line && listSays && !isElsewhere(line, read)) {
          const rest = part.text.slice(part.amount.length);
          const isCounted = line.now.unit === undefined;
          const better = listSays + (isCounted ? agree(rest, (line.now.amount ?? 0) <= 1) : rest);
          found.push({ start, says: part.text, listSays, better });
        }
      }
      start += part.text.length;
    }
    return found;
  };
}

/** Lines with the same name and another amount. Of a name that is listed more than once, pairs are by their order. */
function listChanged(before: readonly string[], now: readonly string[]): ChangedLine[] {
  const left = before.map((line) => ({ line, key: toKey(toIngredientLine(line).name) }));
  return now.flatMap((line) => {
    const { name } = toIngredientLine(line);
    const at = left.findIndex((one) => one.key === toKey(name));
    const [pair] = at < 0 ? [] : left.splice(at, 1);
    if (!pair || pair.line === line) return [];
    const changed = { name, line, old: readLine(pair.line), now: readLine(line) };
    const isKnown = changed.old.amount !== undefined && changed.now.amount !== undefined;
    return isKnown && !isSameAmount(changed.old, changed.now) ? [changed] : [];
  });
}

function isSameAmount(one: ReadLine, other: ReadLine): boolean {
  return one.amount === other.amount && one.least === other.least && one.unit === other.unit;
}

const LEADING = new RegExp(`^${RANGE}`);

/** The step keeps its own word for an unchanged unit. */
function toNewAmount(amount: string, { old, now, line }: ChangedLine): string | undefined {
  const whole = toFigures(toIngredientLine(line).amount);
  if (old.unit !== now.unit) return whole;
  const [number] = LEADING.exec(whole) ?? [];
  return number && toFigures(amount).replace(LEADING, number);
}

function toKey(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map(toSingular).join(' ');
}
