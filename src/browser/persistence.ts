/** Whether the browser has promised to keep what is stored here; undefined where it does not say. */
export async function readIsPersisted(): Promise<boolean | undefined> {
  try {
    return await toStorage()?.persisted();
  } catch {
    return undefined;
  }
}

/**
 * Asks the browser to keep what is stored here though room gets short. Some ask the cook in turn, so it follows an act
 * that says why: the first recipe saved, or the button on the storage page. Answers whether it promised.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await readIsPersisted()) === true || (await toStorage()?.persist()) === true;
  } catch {
    return false;
  }
}

/** Bytes in use and bytes given; undefined where the browser does not say. */
export async function readRoom(): Promise<{ usage: number; quota: number } | undefined> {
  try {
    const { usage, quota } = (await toStorage()?.estimate()) ?? {};
    return usage === undefined || quota === undefined ? undefined : { usage, quota };
  } catch {
    return undefined;
  }
}

/** Absent on plain http and in WebKitGTK, whatever the types say. */
function toStorage(): StorageManager | undefined {
  return navigator.storage;
}
