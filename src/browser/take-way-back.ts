import { toOwnPath } from './own-path.ts';
import { WAY_BACK_KEY } from './way-back.ts';

/** The address to go back to, once. */
export function takeWayBack(): string | undefined {
  try {
    const stored = sessionStorage.getItem(WAY_BACK_KEY);
    sessionStorage.removeItem(WAY_BACK_KEY);
    return stored === null || toOwnPath(stored) === undefined ? undefined : stored;
  } catch {
    return undefined;
  }
}
