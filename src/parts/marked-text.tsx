import { chakra } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { Fragment } from 'react';

export interface MarkedRun {
  kind: 'text' | 'amount' | 'time';
  text: string;
}

const SIGNS = /^[,.;:!?)]+/;

/** A step's words with its amounts underlined in turmeric and its times set as pills, in reading order. */
export function MarkedText({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map((run, at) => {
    const key = `${at}-${run.text}`;
    if (run.kind === 'text') {
      const isBehindTime = runs[at - 1]?.kind === 'time';
      return <Fragment key={key}>{isBehindTime ? run.text.replace(SIGNS, '') : run.text}</Fragment>;
    }
    if (run.kind === 'time') {
      // No line begins with the comma behind a pill.
      const [signs] = SIGNS.exec(runs[at + 1]?.text ?? '') ?? [];
      return (
        <span key={key} style={{ whiteSpace: 'nowrap' }}>
          <Time>
            <Timer aria-hidden size=".9em" strokeWidth={2} />
            {run.text}
          </Time>
          {signs}
        </span>
      );
    }
    // Number and unit stay on one line.
    const [head = run.text] = /^\S+\s\S+/.exec(run.text) ?? [];
    return (
      <Amount key={key}>
        <span>{head}</span>
        {run.text.slice(head.length)}
      </Amount>
    );
  });
}

const Amount = chakra('mark', {
  base: {
    color: 'inherit',
    fontWeight: '700',
    background: 'linear-gradient(transparent 60%, {colors.quantity} 60% 96%, transparent 96%)',
    '& > span': { whiteSpace: 'nowrap' },
  },
});

const Time = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.3em',
    paddingInline: '.45em',
    borderRadius: 'full',
    border: '2px solid {colors.turmeric}',
    backgroundColor: 'butter.bg',
    fontWeight: '700',
    lineHeight: '1.25',
    whiteSpace: 'nowrap',
  },
});
