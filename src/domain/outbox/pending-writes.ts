import { useCallback, useEffect, useMemo } from 'react';
import { useMe } from '#domain/account/me.ts';
import { listPendingWrites, type Me, type PendingWrite } from '#domain/overlay/pending.ts';
import type { Answer } from '#offline/network/answer.ts';
import { useWaiting, watch } from './waiting.ts';

const VISITOR: Me = { id: '', name: '' };
const NO_WRITES: readonly PendingWrite[] = [];
/** For data without a response yet: all waiting writes apply to it. */
export const NO_RESPONSE = { askedAt: 0, source: 'network' } as const;

/** The user's writes for the overlay of a response: waiting ones, and those accepted since its request. */
export function usePendingWrites(seen: Pick<Answer<unknown>, 'askedAt' | 'source'> | undefined): {
  pending: readonly PendingWrite[];
  me: Me;
} {
  const { toPendingWrites, me } = usePendingWritesAt(seen);
  const askedAt = seen?.askedAt;
  return useMemo(
    () => ({ pending: askedAt === undefined ? [] : toPendingWrites(askedAt), me }),
    [toPendingWrites, me, askedAt],
  );
}

/** Like `usePendingWrites`, for several responses with different request times. Pass any of them as `seen`. */
export function usePendingWritesAt(seen: Pick<Answer<unknown>, 'source'> | undefined): {
  toPendingWrites: (askedAt: number) => readonly PendingWrite[];
  me: Me;
} {
  const me = useMe();
  const waiting = useWaiting();
  const isCopy = seen?.source === 'device';
  const isMember = me !== undefined;
  // A copy may be older than the last accepted write, even if nothing waits.
  useEffect(() => {
    if (isCopy && isMember) watch();
  }, [isCopy, isMember]);
  const isOwnOutbox = me !== undefined && waiting.userId === me.id;
  const toPendingWrites = useCallback(
    (at: number) => (isOwnOutbox ? listPendingWrites(waiting, at) : NO_WRITES),
    [isOwnOutbox, waiting],
  );
  return { toPendingWrites, me: me ?? VISITOR };
}
