import { chakra } from '@chakra-ui/react';
import { toMusic } from '#knowledge/music/playlists.ts';
import * as musicTexts from '#texts/music.ts';
import type { PanelProps } from '../panel-props.ts';
import { MusicSignIn } from './music-sign-in.tsx';
import { Playlists } from './playlists.tsx';

/** Playlists of the recipe's country, chosen on the device. */
export function MusicPanel({ recipe }: PanelProps) {
  const { place, playlists } = toMusic(recipe.cuisine);
  return (
    <chakra.section aria-labelledby="music-title" display="grid" gap="5">
      <div>
        <chakra.h2 id="music-title" textStyle="h2">
          {place ? musicTexts.musicFrom(place) : musicTexts.musicToCookTo}
        </chakra.h2>
        <chakra.p mt="1" color="ink.muted">
          {musicTexts.fivePlaylists}
        </chakra.p>
      </div>
      <Playlists playlists={playlists} />
      <MusicSignIn />
    </chakra.section>
  );
}
