import { toStoredWhen } from '#knowledge/stored-when.ts';
import { isOffline, type Origin } from '#offline/network/answer.ts';
import * as ageTexts from '#texts/ages.ts';

export type Age = Pick<Origin, 'storedAt' | 'trouble'> &
  Partial<Pick<Origin, 'isPartial' | 'isGone'>>;

/** Subject of the note. `a name` is a profile of which only the name is stored. */
export type Aged =
  | 'recipe'
  | 'recipes'
  | 'posts'
  | 'this post'
  | 'this profile'
  | 'notifications'
  | 'a name';

export function toAgeWords(what: Aged, age: Age): string {
  const isRecipe = what === 'recipe' || what === 'recipes';
  const offline = isRecipe ? ageTexts.offline : ageTexts.youAreOffline;
  return `${isOffline(age) ? offline : ''}${toCopyWords(what, age)}`;
}

function toCopyWords(what: Aged, { storedAt, isPartial, isGone }: Age): string {
  const when = storedAt ? toStoredWhen(storedAt) : '';
  if (what === 'recipe') return ageTexts.recipe(isGone === true, when);
  if (what === 'a name') return ageTexts.restOfProfile;
  if (what !== 'recipes') return ageTexts.showing(what, when);
  return isPartial ? ageTexts.storedRecipes(when) : ageTexts.storedCopy(when);
}
