interface Round<T> {
  running: Promise<T>;
  next?: Promise<T>;
}

/**
 * Asks once for all who ask the same at the same time. Whoever comes while an answer is under way shares the next one with
 * the others who do: nobody is given what was begun before they asked, so everybody reads their own writes.
 */
export function createSharedAnswers<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const rounds = new Map<string, Round<T>>();

  const start = (key: string, work: () => Promise<T>): Promise<T> => {
    const running = work();
    const round: Round<T> = { running };
    rounds.set(key, round);
    const end = () => {
      if (round.next === undefined) rounds.delete(key);
    };
    running.then(end, end);
    return running;
  };

  return (key, work) => {
    const round = rounds.get(key);
    if (round === undefined) return start(key, work);
    const again = () => start(key, work);
    round.next ??= round.running.then(again, again);
    return round.next;
  };
}
