import { toView } from '#domain/writes.ts';
import { isEffective, type PendingWrite } from './pending.ts';
import type { MeView } from './views.ts';

/** The signed-in user with all pending writes applied. */
export function overlayMe<M extends MeView>(me: M, pending: readonly PendingWrite[]): M {
  return pending
    .filter(isEffective)
    .reduce((shown, write) => toView(write.command).overlay.me(shown, write), me);
}

/** The followed users with pending writes applied. `following` holds only the newest; the rest are only counted. */
export function overlayFollowing(
  { following, followingCount }: Pick<MeView, 'following' | 'followingCount'>,
  pending: readonly PendingWrite[],
) {
  const me = { name: '', following, followingCount, favorites: [], savedRecipes: [] };
  const shown = overlayMe<MeView>(me, pending);
  return { following: [...shown.following], followingCount: shown.followingCount };
}
