import { chakra } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { Fragment } from 'react';

export interface MarkedRun {
  kind: 'text' | 'amount' | 'time';
  text: string;
}

/** A step's words with its amounts underlined in turmeric and its times set as pills, in reading order. */
export function MarkedText({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map((run, at) => {
    const key = `${at}-${run.text}`;
    if (run.kind === 'amount') {
      return (
        <chakra.mark
          key={key}
          color="inherit"
          fontWeight="700"
          bg="linear-gradient(transparent 60%, {colors.quantity} 60% 96%, transparent 96%)"
        >
          <Unbroken text={run.text} />
        </chakra.mark>
      );
    }
    if (run.kind === 'time') {
      return (
        <chakra.span
          key={key}
          display="inline-flex"
          alignItems="center"
          gap=".3em"
          px=".45em"
          borderRadius="full"
          border="2px solid"
          borderColor="turmeric"
          bg="butter.bg"
          fontWeight="700"
          lineHeight="1.25"
          whiteSpace="nowrap"
        >
          <Timer aria-hidden size=".9em" strokeWidth={2} />
          {run.text}
        </chakra.span>
      );
    }
    return <Fragment key={key}>{run.text}</Fragment>;
  });
}

/** Number and unit stay on one line. */
function Unbroken({ text }: { text: string }) {
  const [head = text] = /^\S+\s\S+/.exec(text) ?? [];
  return (
    <>
      <chakra.span whiteSpace="nowrap">{head}</chakra.span>
      {text.slice(head.length)}
    </>
  );
}
