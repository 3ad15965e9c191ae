import { FOODS } from '#contract/food/foods.ts';
import { agree } from '#knowledge/portions/agree.ts';
import { findUnit } from '#knowledge/portions/units.ts';

export interface Suggestion {
  foodId: string;
  /** The amount as typed, with the space after it. */
  amount: string;
  name: string;
}

const MOST = 6;
/** "2", "1½", "1 1/2", "2 x 400" */
const NUMBERS = /^[\d.,/\s½¼¾⅓⅔⅛x×-]*\d?[\d½¼¾⅓⅔⅛]\s*/;
const WORD = /^(\p{L}+)\.?\s+(?:of\s+)?/u;

/** Lists foods with a word that begins with the text after the amount. */
export function findSuggestions(typed: string): Suggestion[] {
  const amount = readHead(typed);
  const wanted = typed.slice(amount.length).trim().toLowerCase();
  if (wanted.length < 2) return [];
  return FOODS.flatMap((food) => {
    const ranked = food.names.flatMap((name) => {
      const rank = toRank(name.toLowerCase(), wanted);
      return rank === undefined ? [] : [{ name, rank }];
    });
    const best = ranked.toSorted((one, other) => one.rank - other.rank)[0];
    return best ? [{ foodId: food.id, amount, ...best }] : [];
  })
    .toSorted((one, other) => one.rank - other.rank || one.name.length - other.name.length)
    .slice(0, MOST)
    .map(({ foodId, name }) => {
      const isOne = amount.trim() === '' || amount.trim() === '1';
      return { foodId, amount, name: isOne ? name : agree(name, false) };
    });
}

/** The amount at the start, as far as suggestions need it. The list itself reads it in full. */
function readHead(typed: string): string {
  const [numbers = ''] = NUMBERS.exec(typed) ?? [];
  const [words = '', unit = ''] = WORD.exec(typed.slice(numbers.length)) ?? [];
  return numbers !== '' && findUnit(unit.toLowerCase()) ? numbers + words : numbers;
}

function toRank(name: string, wanted: string): number | undefined {
  if (name.startsWith(wanted)) return 0;
  return name.includes(` ${wanted}`) ? 1 : undefined;
}
