import type { MyDiet } from '#contract/diet/schema.ts';
import type { List, Need } from '#contract/list/schema.ts';
import type { ListState } from '#contract/list/state.ts';
import type { Units } from '#knowledge/portions/unit-systems.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import * as shoppingTexts from '#texts/shopping.ts';

/** Everything that rows and dialogs of a list use besides its lines. */
export interface RowContext {
  list: List;
  state: ListState;
  myId: string | undefined;
  units: Units;
  /** Allergies and diets of the viewer. */
  diet: MyDiet | undefined;
  isShopping: boolean;
  toMark: (needId: string) => Mark | undefined;
}

/** A change of the line that the server does not have. */
export type Mark = 'waiting' | 'refused';

export function toLineMark(needs: readonly Need[], toMark: RowContext['toMark']): Mark | undefined {
  const marks = new Set(needs.map(({ _id }) => toMark(_id)));
  if (marks.has('refused')) return 'refused';
  return marks.has('waiting') ? 'waiting' : undefined;
}

/** In a household, who wrote or bought the line: "Bought by Kofi". Otherwise ''. */
export function toPeopleWords(
  { needs, isBought }: ListLine,
  { list, state, myId }: RowContext,
): string {
  if (list.householdId === undefined) return '';
  const ids = needs.flatMap(({ _id, by }) => {
    if (isBought) return state.ticks.get(_id)?.by ?? [];
    return by === myId ? [] : [by];
  });
  const names = [...new Set(ids)].map((id) =>
    id === myId ? shoppingTexts.you : (list.people.find((one) => one.id === id)?.name ?? ''),
  );
  const words = names.filter(Boolean).join(', ');
  if (words === '') return '';
  return isBought ? shoppingTexts.boughtBy(words) : shoppingTexts.addedBy(words);
}
