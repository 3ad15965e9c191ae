import { chakra } from '@chakra-ui/react';
import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import type { Playlist } from '#knowledge/music/playlists.ts';
import * as musicTexts from '#texts/music.ts';
import { Button } from '#ui/button/button.tsx';
import { OutsideButton } from '#ui/link/outside-link.tsx';
import { PlaylistFrame } from './playlist-frame.tsx';
import { PlaylistRow } from './playlist-row.tsx';

/** The selected playlist as a card, the others as rows. */
export function Playlists({ playlists }: { playlists: readonly Playlist[] }) {
  const [chosenId, setChosenId] = useState(playlists[0]?.id);
  const chosen = playlists.find(({ id }) => id === chosenId) ?? playlists[0];
  if (!chosen) return null;
  return (
    <>
      <Featured key={chosen.id} playlist={chosen} />
      <chakra.ul
        aria-label={musicTexts.morePlaylists}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
      >
        {playlists
          .filter(({ id }) => id !== chosen.id)
          .map((playlist) => (
            <PlaylistRow
              key={playlist.id}
              playlist={playlist}
              choose={() => setChosenId(playlist.id)}
            />
          ))}
      </chakra.ul>
    </>
  );
}

/** The music service is contacted only after a tap on Play. */
export function Featured({ playlist }: { playlist: Playlist }) {
  const { name, genre, description, images, externalUrl, embedUrl } = playlist;
  const [player, setPlayer] = useState<'closed' | 'open' | 'failed'>('closed');
  if (player === 'open' && embedUrl) {
    return (
      <chakra.div display="grid" gap="3" justifyItems="start">
        <PlaylistFrame
          src={embedUrl}
          title={musicTexts.atTheMusicService(name)}
          fail={() => setPlayer('failed')}
        />
        <OutsideButton href={externalUrl} variant="outline" size="sm">
          <ExternalLink size={18} />
          {musicTexts.findOnSpotify}
        </OutsideButton>
      </chakra.div>
    );
  }
  const canPlay = embedUrl !== undefined && player !== 'failed';
  return (
    <chakra.article
      aria-label={name}
      display="grid"
      gridTemplateColumns={{ base: '5.25rem minmax(0, 1fr)', lg: '9.375rem minmax(0, 1fr)' }}
      gap={{ base: '4', lg: '5' }}
      alignItems="center"
      p={{ base: '4', lg: '5' }}
      borderRadius="card"
      bg="cloth.other.ground"
      color="cloth.other.text"
      boxShadow="s1"
      css={{ '& :focus-visible': { outlineColor: 'cloth.other.text' } }}
    >
      <chakra.img src={images[0]?.url} alt="" w="full" borderRadius="card" />
      <chakra.div display="grid" gap="2" justifyItems="start" overflowWrap="anywhere">
        <chakra.p textStyle="small" opacity=".86">
          {genre}
        </chakra.p>
        <chakra.h3 textStyle="h2" fontSize={{ base: '1.5rem', lg: '1.75rem' }}>
          {name}
        </chakra.h3>
        <chakra.p textStyle="small">{description}</chakra.p>
        {player === 'failed' && (
          <chakra.p role="status" textStyle="small" fontWeight="700">
            {musicTexts.playerFailed}
          </chakra.p>
        )}
        <chakra.div mt="1">
          {canPlay ? (
            <Button variant="flame" size="sm" onClick={() => setPlayer('open')}>
              <Play size={18} fill="currentColor" />
              {musicTexts.play}
            </Button>
          ) : (
            <OutsideButton href={externalUrl} variant="flame" size="sm">
              <ExternalLink size={18} />
              {musicTexts.findOnSpotify}
            </OutsideButton>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}
