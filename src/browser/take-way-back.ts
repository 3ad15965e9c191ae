import * as v from 'valibot';
import { Command } from '../../contract/writes/all.ts';
import { toOwnPath } from './own-path.ts';
import { WAY_BACK_KEY, type WayBack } from './way-back.ts';

const StoredWayBack = v.pipe(
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

/** The way back, once; what was wanted is for whoever stands there to do. */
export function takeWayBack(): WayBack | undefined {
  try {
    const stored = v.safeParse(StoredWayBack, sessionStorage.getItem(WAY_BACK_KEY));
    sessionStorage.removeItem(WAY_BACK_KEY);
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}
