interface Ports {
  /** Runs one pass. Resolves with the milliseconds until the next one, or undefined if none is needed. */
  pass: () => Promise<number | undefined>;
  /** Calls `ring` once after `ms`. Returns a function that cancels it. */
  setAlarm: (ring: () => void, ms: number) => () => void;
}

export interface PassLoop {
  /** Requests a pass. One runs at a time; requests during a pass cause one more pass. */
  wake: () => void;
  settled: () => Promise<void>;
}

export function createPassLoop({ pass, setAlarm }: Ports): PassLoop {
  let isWanted = false;
  let current: Promise<void> | undefined;
  let cancelAlarm: (() => void) | undefined;

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      cancelAlarm?.();
      const wait = await pass();
      if (wait !== undefined) cancelAlarm = setAlarm(wake, wait);
    }
  }

  function wake(): void {
    isWanted = true;
    current ??= run().finally(() => {
      current = undefined;
      if (isWanted) wake();
    });
  }

  return { wake, settled: async () => current };
}
