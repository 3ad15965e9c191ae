import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import * as actionTexts from '#texts/actions.ts';
import * as recipeMusicTexts from '#texts/recipe-music.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SkeletonBar } from '../../../ui/button/chip.tsx';
import type { PanelProps } from '../panel-props.ts';
import { musicQuery } from './music.ts';
import { MusicSignIn } from './music-sign-in.tsx';
import { Playlists } from './playlists.tsx';

/** Playlists of the recipe's country, chosen on the device. */
export default function MusicPanel({ recipe }: PanelProps) {
  const { data, error } = useQuery(musicQuery(recipe.cuisine));
  if (error) {
    return (
      <chakra.div role="alert" display="grid" gap="4" justifyItems="start" py="4">
        <chakra.p display="flex" gap="2.5" color="chilli" fontWeight="600">
          <CircleAlert aria-hidden size={22} />
          <span>{error.message}</span>
        </chakra.p>
        {/* Reloads, because Chromium does not request a failed module again within the same document. */}
        <Button variant="outline" onClick={() => globalThis.location.reload()}>
          {actionTexts.tryAgain}
        </Button>
      </chakra.div>
    );
  }
  if (!data) {
    return (
      <chakra.div
        role="status"
        aria-label={recipeMusicTexts.loadingPlaylists}
        display="grid"
        gap="4"
        py="2"
      >
        <SkeletonBar w="50%" h="2rem" />
        <SkeletonBar w="100%" h="9rem" />
      </chakra.div>
    );
  }
  return (
    <chakra.section aria-labelledby="music-title" display="grid" gap="5">
      <div>
        <chakra.h2 id="music-title" textStyle="h2">
          {data.place ? recipeMusicTexts.musicFrom(data.place) : recipeMusicTexts.musicToCookTo}
        </chakra.h2>
        <chakra.p mt="1" color="ink.muted">
          {recipeMusicTexts.fivePlaylists}
        </chakra.p>
      </div>
      <Playlists playlists={data.playlists} />
      <MusicSignIn />
    </chakra.section>
  );
}
