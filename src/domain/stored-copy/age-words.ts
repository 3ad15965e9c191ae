import { toStoredWhen } from '#knowledge/stored-when.ts';
import { isOffline, type Origin } from '#offline/network/answer.ts';
import * as offlineTexts from '#texts/offline.ts';

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
  const offline = isRecipe ? offlineTexts.offlinePrefix : offlineTexts.youAreOffline;
  return `${isOffline(age) ? offline : ''}${toCopyWords(what, age)}`;
}

function toCopyWords(what: Aged, { storedAt, isPartial, isGone }: Age): string {
  const when = storedAt ? toStoredWhen(storedAt) : '';
  if (what === 'recipe') return offlineTexts.recipeCopy(isGone === true, when);
  if (what === 'a name') return offlineTexts.restOfProfile;
  if (what !== 'recipes') return offlineTexts.showing(what, when);
  return isPartial ? offlineTexts.storedRecipes(when) : offlineTexts.storedCopy(when);
}
