import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import type { Command } from '../../contract/writes/all.ts';

export const WAY_BACK_KEY = 'simmer.way-back';

/** What a visitor wanted to do. In memory, since a reload drops it. */
let wanted: Command | undefined;
const drop = () => {
  wanted = undefined;
};

/** True from the time it is saved until the page is left for another document. */
let isSavedHere = false;

export const isWayBackOfThisPage = () => isSavedHere;

/** Stores the address to return to after signing in. Per tab; it survives a reload of the sign-in page. */
export function saveWayBack(address: string): void {
  isSavedHere = true;
  globalThis.addEventListener(
    'pagehide',
    () => {
      isSavedHere = false;
    },
    { once: true },
  );
  try {
    sessionStorage.setItem(WAY_BACK_KEY, address);
  } catch {
    return;
  }
}

function removeWayBack(): void {
  isSavedHere = false;
}

interface Wish {
  write?: Command | undefined;
  /** Address to open after signing in. The default is the current page. */
  back?: string | undefined;
  page?: typeof pagePaths.login | typeof pagePaths.register;
}

/**
 * Leads a visitor to the sign-in page, or to the registration. `write` is done after they have signed in there, and is
 * dropped when they leave these two pages in any other way: whoever signs in later may be somebody else.
 */
export function leadToSignIn(
  router: AnyRouter,
  { write, back = router.state.location.href, page = pagePaths.login }: Wish,
): void {
  saveWayBack(back);
  wanted = write;
  // A page restored from the back-forward cache has its memory back.
  globalThis.addEventListener('pagehide', drop, { once: true });
  const stop = router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
    if (pathname === pagePaths.login || pathname === pagePaths.register) return;
    drop();
    removeWayBack();
    stop();
  });
  void router.navigate({ to: page });
}

/** What the visitor wanted, once: whoever takes it does it. */
export function takeWanted(): Command | undefined {
  const command = wanted;
  drop();
  return command;
}
