import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import type { Command } from '#contract/writes.ts';

export const RETURN_ADDRESS_KEY = 'simmer.way-back';

/** The write that a visitor wanted to make. In memory, because a reload must drop it. */
let wantedWrite: Command | undefined;
const dropWantedWrite = () => {
  wantedWrite = undefined;
};

/** True from saving until the page is left for another document. */
let isSavedHere = false;

export const isReturnAddressOfThisPage = () => isSavedHere;

/** Stores the address to return to after signing in. It is per tab and survives a reload of the sign-in page. */
export function saveReturnAddress(address: string): void {
  isSavedHere = true;
  globalThis.addEventListener(
    'pagehide',
    () => {
      isSavedHere = false;
    },
    { once: true },
  );
  try {
    sessionStorage.setItem(RETURN_ADDRESS_KEY, address);
  } catch {
    return;
  }
}

function forgetReturnAddress(): void {
  isSavedHere = false;
}

interface SignInRequest {
  write?: Command | undefined;
  /** Address to open after signing in. The default is the current page. */
  back?: string | undefined;
  page?: typeof pagePaths.login | typeof pagePaths.register;
}

/**
 * Opens the sign-in or registration page. `write` is made after the visitor has signed in there. It is dropped if they
 * leave these two pages in another way, since another person may sign in later.
 */
export function openSignIn(
  router: AnyRouter,
  { write, back = router.state.location.href, page = pagePaths.login }: SignInRequest,
): void {
  saveReturnAddress(back);
  wantedWrite = write;
  // A page restored from the back-forward cache still has its memory.
  globalThis.addEventListener('pagehide', dropWantedWrite, { once: true });
  const stop = router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
    if (pathname === pagePaths.login || pathname === pagePaths.register) return;
    dropWantedWrite();
    forgetReturnAddress();
    stop();
  });
  void router.navigate({ to: page });
}

/** Returns the visitor's wanted write and removes it. The caller makes it. */
export function takeWantedWrite(): Command | undefined {
  const command = wantedWrite;
  dropWantedWrite();
  return command;
}
