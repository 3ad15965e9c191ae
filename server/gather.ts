export interface GatherOptions {
  /** Rounds under way at once: with two, one that hangs holds nobody up. */
  atOnce?: number;
  /** Most in one round. */
  most?: number;
}

interface Waiting<I, O> {
  item: I;
  resolve: (answer: O) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks for many what each asks alone: whatever comes in one turn of the event loop, or while rounds are under way, goes
 * together into the next. A round begins after all in it have asked, so nobody is told what was true before. `work`
 * answers in the order of its items.
 */
export function gather<I, O>(
  work: (items: readonly I[]) => Promise<readonly O[]>,
  { atOnce = 2, most = 100 }: GatherOptions = {},
): (item: I) => Promise<O> {
  let line: Waiting<I, O>[] = [];
  let running = 0;
  let isCalled = false;

  const call = () => {
    if (isCalled || running >= atOnce || line.length === 0) return;
    isCalled = true;
    setImmediate(() => {
      isCalled = false;
      const round = line.slice(0, most);
      line = line.slice(most);
      void run(round);
      call();
    });
  };
  const run = async (round: readonly Waiting<I, O>[]) => {
    running += 1;
    try {
      const answers = await work(round.map(({ item }) => item));
      for (const [n, { resolve, reject }] of round.entries()) {
        const answer = answers[n];
        if (answer === undefined) reject(new Error('A round left one without an answer'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of round) reject(error);
    } finally {
      running -= 1;
      call();
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, resolve, reject });
      call();
    });
}
