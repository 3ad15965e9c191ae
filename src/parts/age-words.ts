import { toStoredWhen } from '../knowledge/stored-when.ts';
import { isOffline, type Origin } from '../offline/answer.ts';

export type Age = Pick<Origin, 'storedAt' | 'trouble'> &
  Partial<Pick<Origin, 'isPartial' | 'isGone'>>;

/** What is shown. `a name`: of a profile there is no more. */
export type Aged = 'recipe' | 'recipes' | 'posts' | 'this post' | 'this profile' | 'a name';

/** Says that a cached copy is shown, from when, and whether the server can be reached. */
export function toAgeWords(what: Aged, age: Age): string {
  const isRecipe = what === 'recipe' || what === 'recipes';
  const offline = isRecipe ? 'Offline. ' : 'You’re offline. ';
  return `${isOffline(age) ? offline : ''}${toCopyWords(what, age)}`;
}

function toCopyWords(what: Aged, { storedAt, isPartial, isGone }: Age): string {
  const when = storedAt ? ` from ${toStoredWhen(storedAt)}` : '';
  if (what === 'recipe') return `${isGone ? 'No longer online. ' : ''}Stored copy${when}`;
  if (what === 'a name') return 'The rest of this profile is not on this device yet.';
  if (what !== 'recipes') return `Showing ${what}${when}.`;
  return isPartial ? `Showing recipes stored on this device${when}.` : `Stored copy${when}.`;
}
