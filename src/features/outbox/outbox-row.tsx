import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import * as actionTexts from '../../../texts/en/actions.ts';
import * as outboxTexts from '../../../texts/en/outbox.ts';
import { toFirstWords, toLoss, toWhat } from '../../data/outbox/words.ts';
import { toStoredWhen } from '../../knowledge/stored-when.ts';
import type { OutboxItem } from '../../offline/outbox/items.ts';
import { Refused } from './refused.tsx';
import { RowDisc } from './row-disc.tsx';
import { Stuck } from './stuck.tsx';

interface Props {
  item: OutboxItem;
  /** The server answers: where it does not, nothing is said to be on its way. */
  isReached: boolean;
  /** Of what it is about, where that is known. */
  name: string | undefined;
  close: () => void;
  /** It was decided upon, and its buttons are gone. */
  decided: () => void;
}

/** What it is and what it is about; when it was done, or why it was refused and what can be done about it. */
export function OutboxRow({ item, isReached, name, close, decided }: Props) {
  const { row, refused, isSending, stuckSince } = item;
  const titleId = useId();
  const what = toWhat(row, name);
  const loss = toLoss(row, name);
  const words = toFirstWords(row);
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
            {isSending && isReached ? actionTexts.sending : (words ?? outboxTexts.waiting)}
          </chakra.p>
        )}
        {stuckSince !== undefined && <Stuck row={row} since={stuckSince} />}
        {refused && <Refused {...{ item, refused, loss, titleId, close, decided }} />}
      </chakra.div>
    </chakra.li>
  );
}
