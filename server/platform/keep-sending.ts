/** Maximum time between two runs, because another server with the same database may have stopped. */
const LOOK_EVERY_MS = 30_000;

export interface Schedule {
  /** Schedules a run at the given time, in milliseconds since 1970. */
  wake: (at: number) => void;
  stop: () => Promise<void>;
}

/**
 * Calls `send` now and whenever something is due. `send` resolves with the time of the next call. A failure is
 * logged and retried at the next run.
 */
export function keepSending(
  send: (now: number, signal: AbortSignal) => Promise<number | undefined>,
  log: (text: string) => void,
  what: 'pushes' | 'mails',
): Schedule {
  const stopping = new AbortController();
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let alarmAt = Number.POSITIVE_INFINITY;
  let isRunning = false;
  let work = Promise.resolve();

  const plan = (at: number) => {
    if (at >= alarmAt || stopping.signal.aborted) return;
    alarmAt = at;
    clearTimeout(alarm);
    if (isRunning) return;
    alarm = setTimeout(begin, Math.max(0, at - Date.now()));
    alarm.unref();
  };
  const begin = () => {
    work = run();
  };
  const run = async () => {
    isRunning = true;
    alarmAt = Number.POSITIVE_INFINITY;
    let next: number | undefined;
    try {
      next = await send(Date.now(), stopping.signal);
    } catch (error) {
      log(`Sending ${what} failed: ${String(error)}`);
    }
    isRunning = false;
    // Includes wake calls that arrived during the run.
    const at = Math.min(next ?? Number.POSITIVE_INFINITY, alarmAt, Date.now() + LOOK_EVERY_MS);
    alarmAt = Number.POSITIVE_INFINITY;
    plan(at);
  };
  begin();
  return {
    wake: plan,
    stop: () => {
      stopping.abort();
      clearTimeout(alarm);
      return work;
    },
  };
}
