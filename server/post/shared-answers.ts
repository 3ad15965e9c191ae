interface Run<T> {
  running: Promise<T>;
  next?: Promise<T>;
}

/**
 * Runs concurrent calls with the same key once. Calls that arrive during a run share the next run, so a result is
 * never older than its call and every member reads their own writes.
 */
export function createSharedAnswers<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const runs = new Map<string, Run<T>>();

  const start = (key: string, work: () => Promise<T>): Promise<T> => {
    const running = work();
    const run: Run<T> = { running };
    runs.set(key, run);
    const end = () => {
      if (run.next === undefined) runs.delete(key);
    };
    running.then(end, end);
    return running;
  };

  return (key, work) => {
    const run = runs.get(key);
    if (run === undefined) return start(key, work);
    const again = () => start(key, work);
    run.next ??= run.running.then(again, again);
    return run.next;
  };
}
