import { pagePaths } from '#contract/page/paths.ts';
import { toOwnPath } from './own-path.ts';
import { isReturnAddressOfThisPage, RETURN_ADDRESS_KEY } from './return-address.ts';

/** Pages of the sign-in: the return address is valid only while the visitor stays on them. */
export const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  pagePaths.login,
  pagePaths.register,
  pagePaths.forgotPassword,
  pagePaths.resetPassword,
]);

export function takeReturnAddress(): string | undefined {
  try {
    const stored = sessionStorage.getItem(RETURN_ADDRESS_KEY);
    sessionStorage.removeItem(RETURN_ADDRESS_KEY);
    const isDirect = isReturnAddressOfThisPage() || isPartOfSignIn();
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
  return navigation.type === 'reload' && SIGN_IN_PAGES.has(pathname);
}
