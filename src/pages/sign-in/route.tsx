import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { rootRoute } from '#shell/root-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

type Page = 'Login' | 'Register' | 'Forgot' | 'Reset' | 'Verify';

const load = () => import('./page.tsx');

const toRoute = <const Path extends string>(path: Path, page: Page) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: lazyPage(load, page) });

/**
 * The sign-in pages share one chunk, because a separate entry for each would cost the first script more than it saves.
 */
export const signInRoutes = [
  toRoute(pagePaths.login, 'Login'),
  toRoute(pagePaths.register, 'Register'),
  toRoute(pagePaths.forgotPassword, 'Forgot'),
  toRoute(pagePaths.resetPassword, 'Reset'),
  toRoute(pagePaths.verifyEmail, 'Verify'),
] as const;
