import type { Command } from '../../contract/writes/all.ts';

export const WAY_BACK_KEY = 'simmer.way-back';

/** Where the app itself had sent someone to sign in from: an address of ours, and the write that was wanted there. */
export interface WayBack {
  address: string;
  write?: Command | undefined;
}

/** Kept for this tab alone, so that it outlives a reload and the way over the registration. */
export function saveWayBack(way: WayBack): void {
  try {
    sessionStorage.setItem(WAY_BACK_KEY, JSON.stringify(way));
  } catch {
    return;
  }
}
