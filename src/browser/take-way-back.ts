import { pagePaths } from '../../contract/paths.ts';
import { toOwnPath } from './own-path.ts';
import { isWayBackOfThisPage, WAY_BACK_KEY } from './way-back.ts';

/** Pages of the sign-in: the return address is valid only while the visitor stays on them. */
export const AROUND_SIGN_IN: ReadonlySet<string> = new Set([
  pagePaths.login,
  pagePaths.register,
  pagePaths.forgotPassword,
  pagePaths.resetPassword,
]);

export function takeWayBack(): string | undefined {
  try {
    const stored = sessionStorage.getItem(WAY_BACK_KEY);
    sessionStorage.removeItem(WAY_BACK_KEY);
    const isDirect = isWayBackOfThisPage() || isPartOfSignIn();
    return isDirect && stored !== null && toOwnPath(stored) !== undefined ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** False if the visitor came from elsewhere, not by a reload of these pages or from a password mail. */
function isPartOfSignIn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation === undefined || !('type' in navigation)) return false;
  const { pathname } = new URL(navigation.name);
  if (pathname === pagePaths.resetPassword) return true;
  return navigation.type === 'reload' && AROUND_SIGN_IN.has(pathname);
}
