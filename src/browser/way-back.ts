import * as v from 'valibot';
import { Command } from '../../contract/writes/all.ts';
import { toOwnPath } from './own-path.ts';

const KEY = 'simmer.way-back';

/** Where the app itself had sent someone to sign in from: an address of ours, and the write that was wanted there. */
const WayBack = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    address: v.pipe(
      v.string(),
      v.check((path) => toOwnPath(path) !== undefined),
    ),
    write: v.optional(Command),
  }),
);
export type WayBack = v.InferOutput<typeof WayBack>;

/** Kept for this tab alone, so that it outlives a reload and the way over the registration. */
export function saveWayBack(way: WayBack): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(way));
  } catch {
    return;
  }
}

/** The way back, once; what was wanted is for whoever stands there to do. */
export function takeWayBack(): WayBack | undefined {
  try {
    const stored = v.safeParse(WayBack, sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}
