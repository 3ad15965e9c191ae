import { chakra } from '@chakra-ui/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { getMusicService } from '#contract/recipe/endpoints.ts';
import { endMusicSession, isMusicConnected } from '#platform/music-session.ts';
import { beginMusicSignIn } from '#platform/music-sign-in.ts';
import { fetchJson } from '#platform/network/api.ts';
import * as musicTexts from '#texts/music.ts';
import { Button } from '#ui/button/button.tsx';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';

/** The server's client id of the music service, if it has one. */
export const musicServiceQuery = () =>
  queryOptions({
    queryKey: ['music-service'],
    queryFn: ({ signal }) =>
      fetchJson(getMusicService, {
        signal,
        fallback: musicTexts.unreachable,
      }),
    retry: false,
  });

/**
 * Sign-in to the music service. Omitted if the server has none or cannot be reached, because the playlists need no
 * account.
 */
export function MusicSignIn() {
  const { data } = useQuery(musicServiceQuery());
  const here = useLocation({ select: ({ href }) => href });
  const wasConnected = useLocalValue(() => isMusicConnected(Date.now()), false);
  const [isEnded, setEnded] = useState(false);
  const isConnected = wasConnected && !isEnded;
  const [failure, setFailure] = useState('');
  const clientId = data?.value.clientId ?? undefined;
  if (!clientId && !isConnected) return null;
  const connect = async () => {
    if (!clientId) return;
    try {
      const { location } = globalThis;
      location.assign(await beginMusicSignIn(clientId, location.origin, here));
    } catch {
      setFailure('subtle' in crypto ? musicTexts.browserKeepsNothing : musicTexts.needsHttps);
    }
  };
  const disconnect = () => {
    endMusicSession();
    setEnded(true);
  };
  return (
    <chakra.section
      aria-labelledby="music-sign-in"
      display="flex"
      alignItems="center"
      gap="4"
      p={{ base: '4', lg: '5' }}
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      <Link2 size={24} />
      <chakra.div flex="1" minW="0">
        <chakra.h3 id="music-sign-in" textStyle="body" fontWeight="700">
          {isConnected ? musicTexts.connected : musicTexts.ownAccountHint}
        </chakra.h3>
        <chakra.p id="music-reason" textStyle="small" color="ink.muted">
          {isConnected ? musicTexts.forAnHour : failure || musicTexts.signInToService}
        </chakra.p>
      </chakra.div>
      {isConnected ? (
        <Button variant="outline" onClick={disconnect}>
          {musicTexts.disconnect}
        </Button>
      ) : (
        <Button variant="outline" aria-describedby="music-reason" onClick={() => void connect()}>
          {musicTexts.connect}
        </Button>
      )}
    </chakra.section>
  );
}
