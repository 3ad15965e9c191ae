import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { FOLLOW_FAILED, setFollow } from '../../data/community/follow.ts';
import { noteFirstSave } from '../../data/first-save.ts';
import { type Mark, setMark } from '../../data/keeping.ts';
import { toMarkText, toOurText } from '../../data/mark-failure.ts';
import { takeWayBack, type WayBack } from '../../data/way-back.ts';
import { showNotice } from '../../ui/notices.ts';

/** Where one goes once signed in: back where the app had sent one to sign in from, else home (specification 2). */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  // Who gives up leaves no wish behind: whoever signs in later here would have it fulfilled in their name.
  useEffect(
    () => () => {
      const { pathname } = router.latestLocation;
      if (pathname !== pagePaths.login && pathname !== pagePaths.register) takeWayBack();
    },
    [router],
  );
  return useCallback(() => {
    const way = takeWayBack();
    if (way?.wish) void fulfil(way.wish);
    void navigate({ to: way?.address ?? pagePaths.home, replace: true });
  }, [navigate]);
}

/** What a visitor tapped before signing in happens now. */
async function fulfil(wanted: NonNullable<WayBack['wish']>): Promise<void> {
  try {
    if ('follow' in wanted) await setFollow(wanted.follow, true);
    else if ('like' in wanted)
      await (await import('../../data/community/like.ts')).setLike(wanted.like, true);
    else await mark(wanted);
  } catch (error) {
    const text = 'mark' in wanted ? toMarkText(error, wanted.mark) : toOurText(error);
    showNotice({ kind: 'error', text: text ?? FOLLOW_FAILED });
  }
}

async function mark({
  mark: kind,
  recipeId,
  recipeName,
}: Extract<WayBack['wish'], { mark: Mark }>): Promise<void> {
  if (kind === 'saved') noteFirstSave();
  await setMark(kind, { _id: recipeId, recipe_name: recipeName }, true);
}
