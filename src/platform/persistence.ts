/** Resolves to true if the browser persists the storage, or undefined if it does not report this. */
export async function readIsPersisted(): Promise<boolean | undefined> {
  try {
    return await toStorage()?.persisted();
  } catch {
    return undefined;
  }
}

/**
 * Asks the browser not to evict the storage when space is short. Some browsers then ask the user, so call it only after
 * an action that explains why: the first saved recipe, or the button on the storage page. Resolves to true if granted.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await readIsPersisted()) === true || (await toStorage()?.persist()) === true;
  } catch {
    return false;
  }
}

/** Resolves to bytes used and available, or undefined if the browser does not report them. */
export async function readStorageEstimate(): Promise<{ usage: number; quota: number } | undefined> {
  try {
    const { usage, quota } = (await toStorage()?.estimate()) ?? {};
    return usage === undefined || quota === undefined ? undefined : { usage, quota };
  } catch {
    return undefined;
  }
}

/** Undefined on plain http and in WebKitGTK, although the DOM types promise it. */
function toStorage(): StorageManager | undefined {
  return navigator.storage;
}
