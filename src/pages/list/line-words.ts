import type { Food } from '#contract/food/food.ts';
import type { Need } from '#contract/list/schema.ts';
import { agree } from '#knowledge/portions/agree.ts';
import type { Units } from '#knowledge/portions/unit-systems.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import { addUp, formatTotal, type Total } from '#knowledge/shopping/totals.ts';
import { toCapital } from '#texts/language.ts';
import * as shoppingTexts from '#texts/shopping.ts';

export interface LineTitle {
  /** "1.2 kg + 2 cans", or '' without an amount. */
  amount: string;
  name: string;
}

export function toLineTitle({ name, food, needs, totals }: ListLine, units: Units): LineTitle {
  const amount = toAmount(totals, units);
  // A typed text is shown unchanged.
  const agreed = food ? toWritten(food, name, needs, isOnePiece(totals)) : name;
  return { amount, name: amount === '' ? toCapital(agreed) : agreed };
}

/** The food's name as all needs have it, with its capitals and its plural: "Sichuan peppercorns". */
function toWritten(food: Food, name: string, needs: readonly Need[], isOne: boolean): string {
  const names = food.names.toSorted((one, other) => other.length - one.length);
  const written = needs.map(({ text }) => findWritten(names, text, isOne));
  const [first] = written;
  const isSame = written.every((one) => one?.toLowerCase() === first?.toLowerCase());
  return (isSame && first) || agree(name, isOne);
}

function findWritten(names: readonly string[], text: string, isOne: boolean): string | undefined {
  const lower = text.toLowerCase();
  for (const name of names.map((one) => agree(one, isOne))) {
    const at = lower.indexOf(name.toLowerCase());
    if (at < 0) continue;
    const end = at + name.length;
    const [ending = ''] = (isOne ? undefined : /^e?s(?!\p{L})/u.exec(text.slice(end))) ?? [];
    return text.slice(at, end) + ending;
  }
  return undefined;
}

function toAmount(totals: readonly Total[], units: Units, isPart = false): string {
  return totals.map((total) => formatTotal(total, units, isPart)).join(shoppingTexts.plus);
}

function isOnePiece([first, ...others]: readonly Total[]): boolean {
  return first?.kind === 'piece' && !first.unit && first.sum <= 1 && others.length === 0;
}

/** "2 for Paella, 3 for Pilaf", or '' if everything was added by hand. */
export function toSources(needs: readonly Need[], units: Units): string {
  const byDish = new Map<string, Need[]>();
  for (const need of needs) {
    const title = need.from?.title ?? '';
    byDish.set(title, [...(byDish.get(title) ?? []), need]);
  }
  if (byDish.size === 1 && byDish.has('')) return '';
  const isOne = byDish.size === 1;
  return [...byDish]
    .map(([title, ofDish]) => {
      const amount = isOne ? '' : toAmount(addUp(ofDish), units, true);
      return title === '' ? shoppingTexts.byHand(amount) : shoppingTexts.forDish(amount, title);
    })
    .join(', ');
}

/** Text of a single need: "2 for Paella", "1 l milk". */
export function toNeedText(need: Need, units: Units): string {
  const amount = toAmount(addUp([need]), units, true);
  if (need.from) return toCapital(shoppingTexts.forDish(amount, need.from.title));
  return need.text;
}

/** "2 more", or "Some more" without a number. */
export function toMore({ totals }: ListLine, units: Units): string {
  return totals.length === 0
    ? shoppingTexts.someMore
    : shoppingTexts.moreOf(toAmount(totals, units));
}

/** Remarks that people typed. Those of recipes are about cooking, not about buying. */
export function toNotes(needs: readonly Need[]): string {
  const notes = needs.flatMap(({ note, from }) => (note && !from ? [note] : []));
  return [...new Set(notes)].join(', ');
}
