import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { toDiscardWarning, toExcerpt, toTitle } from '#domain/outbox/words.ts';
import { toStoredWhen } from '#knowledge/stored-when.ts';
import type { OutboxItem } from '#offline/outbox/items.ts';
import * as appTexts from '#texts/app.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { Refused } from './refused.tsx';
import { RowDisc } from './row-disc.tsx';
import { Stuck } from './stuck.tsx';

interface Props {
  item: OutboxItem;
  /** The server can be reached. Otherwise no row is shown as being sent. */
  isReached: boolean;
  /** Title or name of its subject, if known. */
  name: string | undefined;
  close: () => void;
  /** Called once the member has decided and the buttons are gone. */
  decided: () => void;
}

/** A pending write with its time, or a refused one with the reason and its actions. */
export function OutboxRow({ item, isReached, name, close, decided }: Props) {
  const { row, refused, isSending, stuckSince } = item;
  const titleId = useId();
  const what = toTitle(row, name);
  const loss = toDiscardWarning(row, name);
  const words = toExcerpt(row);
  return (
    <chakra.li
      display="flex"
      gap="3"
      py="4"
      borderTop="1px solid {colors.line}"
      _last={{ pb: '1' }}
    >
      <RowDisc op={row.command.op} isRefused={refused !== undefined || stuckSince !== undefined} />
      <chakra.div flex="1 1 auto" minW="0">
        <chakra.div display="flex" gap="3" justifyContent="space-between">
          <chakra.p id={titleId} fontWeight="700" overflowWrap="anywhere">
            {what}
          </chakra.p>
          {!refused && (
            <chakra.time
              flexShrink="0"
              textStyle="small"
              color="ink.muted"
              dateTime={new Date(row.createdAt).toISOString()}
            >
              {toStoredWhen(row.createdAt)}
            </chakra.time>
          )}
        </chakra.div>
        {(words || !refused) && (
          <chakra.p dir={words && 'auto'} color="ink.muted" overflowWrap="anywhere">
            {isSending && isReached ? appTexts.sending : (words ?? outboxTexts.waiting)}
          </chakra.p>
        )}
        {stuckSince !== undefined && <Stuck row={row} since={stuckSince} />}
        {refused && <Refused {...{ item, refused, loss, titleId, close, decided }} />}
      </chakra.div>
    </chakra.li>
  );
}
