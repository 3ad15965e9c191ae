import type { Aisle } from '#contract/food/schema.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';

/** The group of a line. Lines without an aisle are first, bought lines last. */
export type Section = 'unknown' | Aisle | 'bought';

export interface PlacedLine {
  /** Stays the same while the line keeps its place. */
  id: string;
  section: Section;
  line: ListLine;
  /** True if it was removed but is still shown, because the list is being touched. */
  isGone: boolean;
}

export interface PlacedSection {
  section: Section;
  rows: PlacedLine[];
}

interface Options {
  aisleOrder: readonly Aisle[];
  /** Keys of lines that stay in their aisle when they are bought. */
  staying: ReadonlySet<string>;
  /** Time at which a line was bought. */
  boughtAt: (line: ListLine) => number;
}

/** Puts lines into the order of the shop: by aisle, then by name. The line bought last is the first bought one. */
export function placeLines(lines: readonly ListLine[], options: Options): PlacedLine[] {
  const { aisleOrder, staying, boughtAt } = options;
  const open = new Set(lines.filter(({ isBought }) => !isBought).map(({ key }) => key));
  const sections: readonly Section[] = ['unknown', ...aisleOrder, 'bought'];
  const rank = new Map(sections.map((section, at) => [section, at]));
  return lines
    .map((line) => {
      const isDone = line.isBought && (open.has(line.key) || !staying.has(line.key));
      const section: Section = isDone ? 'bought' : (line.aisle ?? 'unknown');
      return { id: `${isDone ? 'bought' : 'open'} ${line.key}`, section, line, isGone: false };
    })
    .toSorted(
      (one, other) =>
        (rank.get(one.section) ?? 0) - (rank.get(other.section) ?? 0) ||
        (one.section === 'bought'
          ? boughtAt(other.line) - boughtAt(one.line)
          : one.line.name.localeCompare(other.line.name)),
    );
}

/** Shows the current state of lines at their earlier places, so that nothing moves under a thumb. */
export function keepPlaces(
  placed: readonly PlacedLine[],
  lines: readonly ListLine[],
): PlacedLine[] {
  const find = (key: string, isBought: boolean) =>
    lines.find((line) => line.key === key && line.isBought === isBought);
  return placed.map((one) => {
    const { key, isBought } = one.line;
    const same = find(key, isBought);
    if (same) return { ...one, line: same, isGone: false };
    // It was ticked or unticked. The other line of the food may have more needs, which are shown at its own place.
    const isOther = find(key, !isBought) !== undefined;
    return isOther
      ? { ...one, line: { ...one.line, isBought: !isBought }, isGone: false }
      : { ...one, isGone: true };
  });
}

/** Returns the rows in groups, without empty ones. */
export function toSections(placed: readonly PlacedLine[]): PlacedSection[] {
  const sections: PlacedSection[] = [];
  for (const row of placed) {
    const last = sections.at(-1);
    if (last?.section === row.section) last.rows.push(row);
    else sections.push({ section: row.section, rows: [row] });
  }
  return sections;
}
