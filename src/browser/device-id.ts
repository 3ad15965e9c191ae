const KEY = 'simmer.device-id';

/**
 * A random id that this device sends when somebody signs in, so that the server knows the devices of a member. Undefined
 * if the browser stores nothing.
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
