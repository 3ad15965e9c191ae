interface Ports {
  /** One pass. Resolves with the milliseconds until the next one; undefined where nothing is left to do by itself. */
  pass: () => Promise<number | undefined>;
  /** Calls once, after so long; returns how to cancel that. */
  setAlarm: (ring: () => void, ms: number) => () => void;
}

export interface PassLoop {
  /** Requests a pass. One runs at a time; requests during a pass add up to one more. */
  wake: () => void;
  /** Resolves when no pass runs. */
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
