import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiPaths } from '../../../contract/paths.ts';
import { Likers, type Person } from '../../../contract/post.ts';
import { isEffective, listLaid } from '../../offline/overlay/laid.ts';
import { useLaidOver } from './laid-over.ts';
import { fetchPage, toReader } from './pages.ts';

const FALLBACK = 'Who likes this could not be loaded';

/** Who likes a post, the newest first and oneself before all; also where one's own like waits to be sent. */
export function useLikers(postId: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['community', toReader(), 'likers', postId],
    queryFn: () => fetchPage({ path: apiPaths.likes(postId), schema: Likers, fallback: FALLBACK }),
  });
  const { laid, me } = useLaidOver(data);
  const people = useMemo(() => {
    if (!data) return undefined;
    const wished = listLaid(laid, 'like.set').findLast(
      (each) => isEffective(each) && each.command.postId === postId,
    )?.command.on;
    const others = data.value.filter(({ id }) => id !== me.id);
    const isAmong = wished ?? others.length < data.value.length;
    const { id, name, avatar = '' } = me;
    const all: Person[] = isAmong ? [{ id, name, avatar }, ...others] : others;
    return all;
  }, [data, laid, me, postId]);
  return {
    people,
    failure: people ? undefined : (error ?? undefined),
    retry: () => void refetch(),
  };
}
