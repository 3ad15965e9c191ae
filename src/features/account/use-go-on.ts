import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { noteFirstSave } from '../../data/first-save.ts';
import { setMark } from '../../data/keeping.ts';
import { toMarkText } from '../../data/mark-failure.ts';
import { takeWayBack, type WayBack } from '../../data/way-back.ts';
import { showNotice } from '../../ui/notices.ts';

/** Where one goes once signed in: back where the app had sent one to sign in from, else home (specification 2). */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const way = takeWayBack();
    if (way?.wish) void fulfil(way.wish);
    void navigate({ to: way?.address ?? pagePaths.home, replace: true });
  }, [navigate]);
}

/** What a visitor tapped before signing in happens now. */
async function fulfil({ mark, recipeId, recipeName }: NonNullable<WayBack['wish']>): Promise<void> {
  if (mark === 'saved') noteFirstSave();
  await setMark(mark, { _id: recipeId, recipe_name: recipeName }, true).catch((error: unknown) => {
    showNotice({ kind: 'error', text: toMarkText(error, mark) });
  });
}
