import { useEffect, useMemo } from 'react';
import { type Laid, type Me, toLaid } from '../../offline/overlay/laid.ts';
import { useMe } from '../keeping.ts';
import { useWaiting, watch } from '../waiting.ts';
import type { Seen } from './pages.ts';

const NOBODY: Me = { id: '', name: '' };

/**
 * What is to be laid over this answer (`overlayPosts`, `overlayPost`, `overlayProfile`) and for whom: the member's writes
 * that wait, and those accepted since it was asked for. For visitors nothing.
 */
export function useLaidOver(seen: Pick<Seen<unknown>, 'askedAt' | 'source'> | undefined): {
  laid: readonly Laid[];
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
  const askedAt = seen?.askedAt;
  return useMemo(() => {
    const isTheirs = me !== undefined && waiting.userId === me.id && askedAt !== undefined;
    return { laid: isTheirs ? toLaid(waiting, askedAt) : [], me: me ?? NOBODY };
  }, [me, waiting, askedAt]);
}
