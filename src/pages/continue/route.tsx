import { createRoute, redirect } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { rootRoute } from '#shell/root-route.tsx';

/** The shortcut of the app icon. It renders nothing and only redirects. */
export const continueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pagePaths.continueCooking,
  beforeLoad: async () => {
    const recipeId = await findOnStove();
    const to = recipeId === undefined ? pagePaths.home : pagePaths.cook(recipeId);
    redirect({ to, replace: true, throw: true });
  },
});

/** The dish in progress, or undefined if there is none or the lookup fails to load. */
async function findOnStove(): Promise<string | undefined> {
  const cooking = await ignoreError(
    import('#domain/stored-copy/device-parts.ts'),
    'the home page opens then',
  );
  return (await cooking?.readUnfinished())?.recipeId;
}
