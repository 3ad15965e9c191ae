const KEY = 'simmer.device-id';

/** Random id sent at sign-in, which lets the server recognise devices. Undefined if storage is refused. */
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
