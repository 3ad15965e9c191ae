import { useCallback, useEffect, useMemo } from 'react';
import type { Answer } from '../../offline/answer.ts';
import { type Laid, type Me, toLaid } from '../../offline/overlay/laid.ts';
import { useMe } from '../keeping.ts';
import { useWaiting, watch } from '../waiting.ts';

const NOBODY: Me = { id: '', name: '' };
const NOTHING: readonly Laid[] = [];

/**
 * What is to be laid over this answer (`overlayPosts`, `overlayPost`, `overlayProfile`) and for whom: the member's writes
 * that wait, and those accepted since it was asked for. For visitors nothing.
 */
export function useLaidOver(seen: Pick<Answer<unknown>, 'askedAt' | 'source'> | undefined): {
  laid: readonly Laid[];
  me: Me;
} {
  const { toLaidOver, me } = useLay(seen);
  const askedAt = seen?.askedAt;
  return useMemo(
    () => ({ laid: askedAt === undefined ? [] : toLaidOver(askedAt), me }),
    [toLaidOver, me, askedAt],
  );
}

/** The same where answers asked for at several times stand together; `seen` is any of them. */
export function useLay(seen: Pick<Answer<unknown>, 'source'> | undefined): {
  toLaidOver: (askedAt: number) => readonly Laid[];
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
  const toLaidOver = useCallback(
    (at: number) => (isTheirs ? toLaid(waiting, at) : NOTHING),
    [isTheirs, waiting],
  );
  return { toLaidOver, me: me ?? NOBODY };
}
