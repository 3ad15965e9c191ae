export interface Feed<T> {
  /** Calls `notify` with the current value and on every change. Returns the unsubscribe function. */
  observe: (notify: (value: T) => void) => () => void;
  refresh: () => void;
}

/**
 * Notifies observers of changes of the value of `read`. One read runs at a time, because sending a full outbox causes
 * hundreds of changes and only the last one matters. If `read` returns undefined, the last value stays.
 */
export function createFeed<T>(read: () => Promise<T | undefined>): Feed<T> {
  const observers = new Map<(value: T) => void, string>();
  let reading: Promise<void> | undefined;
  let isStale = false;

  async function readAll(): Promise<void> {
    while (isStale) {
      isStale = false;
      const value = await read();
      if (value === undefined) continue;
      // Skip equal values, which would cause a render.
      const json = JSON.stringify(value);
      for (const [notify, before] of observers) {
        if (before === json) continue;
        observers.set(notify, json);
        notify(value);
      }
    }
  }

  function refresh(): void {
    if (observers.size === 0) return;
    isStale = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
      // `refresh` may have been called after the last read ended.
      if (isStale) refresh();
    });
  }

  return {
    refresh,
    observe: (notify) => {
      observers.set(notify, '');
      refresh();
      return () => void observers.delete(notify);
    },
  };
}
