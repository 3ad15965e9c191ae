const KEY = 'simmer.device-id';

/**
 * Returns the random id that this device sends at sign-in, so that the server recognises a member's devices. Undefined
 * if the browser refuses storage.
 */
export function readDeviceId(): string | undefined {
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null) return known;
    const created = crypto.randomUUID();
    localStorage.setItem(KEY, created);
    return created;
  } catch {
    return undefined;
  }
}
