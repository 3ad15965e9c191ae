import { createRoute, redirect } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { rootRoute } from '../../root-route.tsx';

/** The app icon's shortcut: nothing to see, it leads on. */
export const continueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.continueCooking,
  beforeLoad: async () => {
    const recipeId = await findOnStove();
    const to = recipeId === undefined ? pagePaths.home : pagePaths.cook(recipeId);
    redirect({ to, replace: true, throw: true });
  },
});

/** Where the device cannot tell, home is the place to look. */
async function findOnStove(): Promise<string | undefined> {
  const cooking = await import('../../features/home/unfinished-cooking.ts').catch(() => undefined);
  return (await cooking?.readUnfinished())?.recipeId;
}
