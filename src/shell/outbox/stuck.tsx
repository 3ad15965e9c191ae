import { chakra } from '@chakra-ui/react';
import { toWholeText } from '#domain/outbox/words.ts';
import { toStoredWhen } from '#knowledge/stored-when.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { CopyText } from '#ui/copy-text.tsx';

/** Shown after more than a day of failed attempts, with a button that copies the text. */
export function Stuck({ row, since }: { row: OutboxRow; since: number }) {
  const text = toWholeText(row);
  return (
    <>
      <chakra.p color="chilli" fontWeight="600">
        {outboxTexts.stuckSince(toStoredWhen(since))}
      </chakra.p>
      <chakra.p color="ink.muted">
        {text ? `${outboxTexts.triedEveryHour} ${outboxTexts.copyIt}` : outboxTexts.triedEveryHour}
      </chakra.p>
      {text && (
        <chakra.div display="flex" flexWrap="wrap" mt="2.5">
          <CopyText text={text} />
        </chakra.div>
      )}
    </>
  );
}
