import { isEffective, type Laid, listLaid } from './laid.ts';

/** Names of favourite or saved recipes, as they will be: the newest first. */
export function overlayNames(
  names: readonly string[],
  laid: readonly Laid[],
  op: 'favorite.set' | 'saved.set',
): string[] {
  // The newest last: 200 may wait, and each is found and put in its place at once.
  const all = new Set(names.toReversed());
  for (const { command } of listLaid(laid, op).filter(isEffective)) {
    const { recipeName, on } = command;
    if (on) all.add(recipeName);
    else all.delete(recipeName);
  }
  return [...all].toReversed();
}

interface MemberShape {
  name: string;
  bio?: string | undefined;
  following: readonly string[];
  followingCount: number;
  favorites: readonly string[];
  savedRecipes: readonly string[];
}

/** Whom one follows, as it will be. `following` has the newest alone: of the others only the count is known. */
export function overlayFollowing(
  { following, followingCount }: { following: readonly string[]; followingCount: number },
  laid: readonly Laid[],
) {
  let ids = following;
  let count = followingCount;
  for (const { command } of listLaid(laid, 'follow.set').filter(isEffective)) {
    const { userId, on } = command;
    if (ids.includes(userId) === on) continue;
    ids = on ? [userId, ...ids] : ids.filter((id) => id !== userId);
    count += on ? 1 : -1;
  }
  return { following: [...ids], followingCount: count };
}

/** Whoever is signed in, with the names and words that wait. */
export function overlayMe<M extends MemberShape>(me: M, laid: readonly Laid[]): M {
  const edits = listLaid(laid, 'profile.update').filter(isEffective);
  const avatar = listLaid(laid, 'avatar.upload').findLast(({ address }) => address)?.address;
  return {
    ...me,
    ...Object.assign({}, ...edits.map(({ command }) => command.changes)),
    ...(avatar !== undefined && { avatar }),
    favorites: overlayNames(me.favorites, laid, 'favorite.set'),
    savedRecipes: overlayNames(me.savedRecipes, laid, 'saved.set'),
    ...overlayFollowing(me, laid),
  };
}
