import { useCallback, useEffect, useMemo } from 'react';
import type { Answer } from '../../offline/network/answer.ts';
import { listPendingWrites, type Me, type PendingWrite } from '../../writes/overlay/pending.ts';
import { useMe } from '../me.ts';
import { useWaiting, watch } from './waiting.ts';

const NOBODY: Me = { id: '', name: '' };
const NOTHING: readonly PendingWrite[] = [];
/** For what the server has not answered yet: all that waits lies over it. */
export const NEVER_ASKED = { askedAt: 0, source: 'network' } as const;

/**
 * The pending writes of an answer, and for whom: the user's writes
 * that wait, and those accepted since it was asked for. For visitors nothing.
 */
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

/** The same where answers asked for at several times stand together; `seen` is any of them. */
export function usePendingWritesAt(seen: Pick<Answer<unknown>, 'source'> | undefined): {
  toPendingWrites: (askedAt: number) => readonly PendingWrite[];
  me: Me;
} {
  const me = useMe();
  const waiting = useWaiting();
  const isCopy = seen?.source === 'device';
  const isMember = me !== undefined;
  // A copy may be older than what was accepted last, also where nothing waits any more.
  useEffect(() => {
    if (isCopy && isMember) watch();
  }, [isCopy, isMember]);
  const isTheirs = me !== undefined && waiting.userId === me.id;
  const toPendingWrites = useCallback(
    (at: number) => (isTheirs ? listPendingWrites(waiting, at) : NOTHING),
    [isTheirs, waiting],
  );
  return { toPendingWrites, me: me ?? NOBODY };
}
