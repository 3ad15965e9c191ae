import type { Units } from '../portions/unit-systems.ts';
import type { ListLine } from './list-lines.ts';
import { formatTotal } from './totals.ts';

/** The open lines as text, which another list reads again: "- 2 l milk". */
export function toShareText(lines: readonly ListLine[], units: Units): string {
  return lines
    .filter(({ isBought }) => !isBought)
    .flatMap(({ name, totals }) =>
      totals.length > 0
        ? totals.map((total) => `- ${formatTotal(total, units)} ${name}`)
        : [`- ${name}`],
    )
    .join('\n');
}
