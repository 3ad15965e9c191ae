import { createRoute } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { rootRoute } from '../../root-route.tsx';
import { lazyPage } from '../../ui/lazy-page.ts';

type Page = 'Login' | 'Register' | 'Forgot' | 'Reset' | 'Verify';

const load = () => import('./sign-in.late.tsx');

const toRoute = <const Path extends string>(path: Path, page: Page) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: lazyPage(load, page) });

/** The pages around signing in. They share a chunk: what each would add to the first script is more than what it weighs. */
export const signInRoutes = [
  toRoute(pagePaths.login, 'Login'),
  toRoute(pagePaths.register, 'Register'),
  toRoute(pagePaths.forgotPassword, 'Forgot'),
  toRoute(pagePaths.resetPassword, 'Reset'),
  toRoute(pagePaths.verifyEmail, 'Verify'),
] as const;
