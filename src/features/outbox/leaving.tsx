import { useEffect, useRef } from 'react';
import type { Thing } from '../../data/outbox/things.ts';
import { toLoss } from '../../data/outbox/words.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { useDiscard } from './use-discard.ts';

/** The key of what somebody wants to discard; a new object for each asking. */
export interface Asked {
  key: string;
}

interface Props {
  asked: Asked | undefined;
  things: readonly Thing[];
  toNameOf: (row: Thing['row']) => string | undefined;
}

/** The question before something goes, asked from where it stands; the sheet stays closed. */
export function Leaving({ asked, things, toNameOf }: Props) {
  const row = things.find(
    (thing) => asked && [thing.row.key, thing.refused?.key].includes(asked.key),
  )?.row;
  const { ask, ...question } = useDiscard(row, () => {});
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (asked) void latest.current();
  }, [asked]);
  return <DiscardQuestion {...question} loss={row ? toLoss(row, toNameOf(row)) : ''} />;
}
