export interface Feed<T> {
  /** Tells the value now and at every change. Returns how to stop. */
  observe: (tell: (value: T) => void) => () => void;
  /** Reads again and notifies observers whose last value differs. */
  refresh: () => void;
}

/**
 * Tells observers what `read` gives, whenever that may have changed. One read at a time: while a full outbox is sent there are
 * hundreds of changes, and only the last one matters. Where it gives undefined, the last value stays.
 */
export function createFeed<T>(read: () => Promise<T | undefined>): Feed<T> {
  /** Observers with their last value. */
  const observers = new Map<(value: T) => void, string>();
  let reading: Promise<void> | undefined;
  let isStale = false;

  async function readAll(): Promise<void> {
    while (isStale) {
      isStale = false;
      const value = await read();
      if (value === undefined) continue;
      // An equal value must not cause a render.
      const told = JSON.stringify(value);
      for (const [tell, before] of observers) {
        if (before === told) continue;
        observers.set(tell, told);
        tell(value);
      }
    }
  }

  function refresh(): void {
    if (observers.size === 0) return;
    isStale = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
      // Requested between the end of the last read and now.
      if (isStale) refresh();
    });
  }

  return {
    refresh,
    observe: (tell) => {
      observers.set(tell, '');
      refresh();
      return () => void observers.delete(tell);
    },
  };
}
