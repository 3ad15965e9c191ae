import { Timer } from 'lucide-react';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './marked-text.module.css';

export interface MarkedRun {
  kind: 'text' | 'amount' | 'time';
  text: string;
}

const SIGNS = /^[,.;:!?)]+/;

interface Props {
  runs: readonly MarkedRun[];
  /** Turns each time into a button. Returns its label and tap handler by the index of the run. */
  toTimer?: (at: number) => { name: string; start: () => void };
}

/** A step's text with amounts underlined in turmeric and times as pills. */
export function MarkedText({ runs, toTimer }: Props) {
  return runs.map((run, at) => {
    const key = `${at}-${run.text}`;
    if (run.kind === 'text') {
      const isBehindTime = runs[at - 1]?.kind === 'time';
      return <span key={key}>{isBehindTime ? run.text.replace(SIGNS, '') : run.text}</span>;
    }
    if (run.kind === 'time') {
      // Keeps a comma after a pill on the same line.
      const [signs] = SIGNS.exec(runs[at + 1]?.text ?? '') ?? [];
      return (
        <span key={key} className={styles.together}>
          <Time text={run.text} timer={toTimer?.(at)} />
          {signs && <span>{signs}</span>}
        </span>
      );
    }
    // Keeps number and unit on one line.
    const [head = run.text] = /^\S+\s\S+/.exec(run.text) ?? [];
    return (
      <mark key={key} translate="no" className={styles.amount}>
        <span className={styles.together}>{head}</span>
        <span>{run.text.slice(head.length)}</span>
      </mark>
    );
  });
}

function Time({
  text,
  timer,
}: {
  text: string;
  timer: ReturnType<NonNullable<Props['toTimer']>> | undefined;
}) {
  const words = (
    <>
      <Timer size=".9em" strokeWidth={2} />
      <span>{text}</span>
    </>
  );
  if (!timer) return <span className={styles.time}>{words}</span>;
  return (
    <button
      type="button"
      aria-label={timer.name}
      onClick={timer.start}
      className={joinClasses(styles.time, styles.start)}
    >
      {words}
    </button>
  );
}
