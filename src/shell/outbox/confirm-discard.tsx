import { useEffect, useRef } from 'react';
import { toDiscardWarning } from '#domain/outbox/words.ts';
import type { OutboxItem } from '#offline/outbox/items.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { useDiscard } from './use-discard.ts';

/** The key of the write to discard. A new object opens the dialog again. */
export interface DiscardRequest {
  key: string;
}

interface Props {
  request: DiscardRequest | undefined;
  items: readonly OutboxItem[];
  toNameOf: (row: OutboxItem['row']) => string | undefined;
}

/** Confirms a discard outside of the outbox. The sheet stays closed. */
export function ConfirmDiscard({ request, items, toNameOf }: Props) {
  const row = items.find(
    (item) => request && [item.row.key, item.refused?.key].includes(request.key),
  )?.row;
  const { ask, ...question } = useDiscard(row, () => {});
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (request) void latest.current();
  }, [request]);
  return <DiscardQuestion {...question} loss={row ? toDiscardWarning(row, toNameOf(row)) : ''} />;
}
