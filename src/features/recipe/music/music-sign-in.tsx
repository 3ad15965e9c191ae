import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import * as recipeMusicTexts from '../../../../texts/en/recipe-music.ts';
import {
  beginMusicSignIn,
  endMusicSession,
  isMusicConnected,
} from '../../../browser/music-session.ts';
import { Button } from '../../../ui/button.tsx';
import { musicServiceQuery } from './music.ts';

/** Signing in to the music service; where it cannot be done, the reason stands beside the button. */
export function MusicSignIn() {
  const { data, error } = useQuery(musicServiceQuery());
  const here = useLocation({ select: ({ href }) => href });
  const [isConnected, setConnected] = useState(() => isMusicConnected(Date.now()));
  const [failure, setFailure] = useState('');
  const clientId = data?.value.clientId ?? undefined;
  const connect = () => {
    if (!clientId) return;
    try {
      globalThis.location.assign(beginMusicSignIn(clientId, globalThis.location.origin, here));
    } catch {
      setFailure(recipeMusicTexts.browserKeepsNothing);
    }
  };
  const disconnect = () => {
    endMusicSession();
    setConnected(false);
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
      <Link2 aria-hidden size={24} />
      <chakra.div flex="1" minW="0">
        <chakra.h3 id="music-sign-in" textStyle="body" fontWeight="700">
          {isConnected ? recipeMusicTexts.connected : recipeMusicTexts.ownAccountHint}
        </chakra.h3>
        <chakra.p id="music-reason" textStyle="small" color="ink.muted">
          {isConnected ? recipeMusicTexts.forAnHour : failure || toReason()}
        </chakra.p>
      </chakra.div>
      {isConnected ? (
        <Button variant="outline" onClick={disconnect}>
          {recipeMusicTexts.disconnect}
        </Button>
      ) : (
        <Button
          variant="outline"
          aria-disabled={clientId === undefined}
          aria-describedby="music-reason"
          onClick={connect}
        >
          {recipeMusicTexts.connect}
        </Button>
      )}
    </chakra.section>
  );

  function toReason(): string {
    if (error) return error.message;
    if (data && clientId === undefined) return recipeMusicTexts.noService;
    return recipeMusicTexts.signInToService;
  }
}
