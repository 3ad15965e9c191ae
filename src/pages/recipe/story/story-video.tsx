import { chakra } from '@chakra-ui/react';
import { ExternalLink, Play, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toCloth } from '#knowledge/cloths.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { ChipButton } from '#ui/button/chip-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { toVideos } from './video-link.ts';

const FORM_NAMES = { short: recipeTexts.shortFilm, long: recipeTexts.longFilm };

/** The dish's video. The video site is contacted only after a tap on Play. */
export function StoryVideo({ recipe }: { recipe: Recipe }) {
  const videos = toVideos(recipe);
  const [form, setForm] = useState(videos[0]?.form);
  const [isPlaying, setPlaying] = useState(false);
  const video = videos.find((one) => one.form === form) ?? videos[0];
  if (!video) return <VideoMissing recipe={recipe} />;
  return (
    <chakra.div display="grid" gap="3">
      {videos.length > 1 && (
        <chakra.div role="group" aria-label={recipeTexts.lengthOfTheVideo} display="flex" gap="2">
          {videos.map((one) => (
            <ChipButton
              key={one.form}
              aria-pressed={one.form === video.form}
              onClick={() => setForm(one.form)}
            >
              {FORM_NAMES[one.form]}
            </ChipButton>
          ))}
        </chakra.div>
      )}
      <chakra.div
        position="relative"
        aspectRatio="16 / 9"
        borderRadius="card"
        overflow="hidden"
        bg="brand.espresso"
        boxShadow="s1"
      >
        {isPlaying ? (
          <chakra.iframe
            src={`${video.embed}?autoplay=1&rel=0`}
            title={recipeTexts.videoAbout(recipe.title)}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            position="absolute"
            inset="0"
            boxSize="full"
            border="0"
          />
        ) : (
          <Poster recipe={recipe} play={() => setPlaying(true)} />
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Poster({ recipe, play }: { recipe: Recipe; play: () => void }) {
  return (
    <chakra.button
      type="button"
      onClick={play}
      position="absolute"
      inset="0"
      w="full"
      cursor="pointer"
      borderRadius="card"
      outlineOffset="-6px"
      _focusVisible={{ outlineColor: 'brand.steam' }}
    >
      <chakra.span
        display="block"
        position="absolute"
        insetX="0"
        top="50%"
        transform="translateY(-50%)"
        _after={{
          content: '""',
          position: 'absolute',
          inset: '0',
          bg: '{colors.brand.espresso/40}',
        }}
      >
        <Picture
          src={recipe.image_url}
          avifSrcSet={toAvifSrcSet(recipe.image_url)}
          sizes="(min-width: 1024px) 700px, 100vw"
          alt=""
          cloth={toCloth(recipe.cuisine)}
          name=""
        />
      </chakra.span>
      <chakra.span
        position="absolute"
        inset="0"
        m="auto"
        boxSize="5rem"
        display="grid"
        placeItems="center"
        borderRadius="full"
        bg="flame"
        color="onFlame"
      >
        <Play size={34} fill="currentColor" />
        <chakra.span srOnly>{recipeTexts.playTheVideoAbout(recipe.title)}</chakra.span>
      </chakra.span>
      <chakra.span
        position="absolute"
        right="3"
        bottom="3"
        display="inline-flex"
        alignItems="center"
        gap="2"
        px="3"
        py="1"
        borderRadius="full"
        bg="brand.espresso"
        color="brand.steam"
        textStyle="small"
        fontWeight="700"
      >
        <ExternalLink size={16} />
        {recipeTexts.videoSite}
      </chakra.span>
    </chakra.button>
  );
}

/** The text for a dish without a video, with its picture. */
function VideoMissing({ recipe }: { recipe: Recipe }) {
  return (
    <chakra.figure display="grid" gap="3">
      <chakra.div
        position="relative"
        aspectRatio="16 / 9"
        borderRadius="card"
        overflow="hidden"
        boxShadow="s1"
      >
        <chakra.div position="absolute" insetX="0" top="50%" transform="translateY(-50%)">
          <Picture
            src={recipe.image_url}
            avifSrcSet={toAvifSrcSet(recipe.image_url)}
            sizes="(min-width: 1024px) 700px, 100vw"
            alt={recipe.imageAlt}
            cloth={toCloth(recipe.cuisine)}
            name={recipe.title}
          />
        </chakra.div>
      </chakra.div>
      <chakra.figcaption display="flex" gap="2.5" textStyle="small" color="ink.muted">
        <chakra.span flexShrink="0" mt="0.5">
          <VideoOff size={16} />
        </chakra.span>
        <div>
          <chakra.h2 textStyle="small" fontWeight="700">
            {recipeTexts.videoMissing}
          </chakra.h2>
          <p>{recipeTexts.videoMissingHint}</p>
        </div>
      </chakra.figcaption>
    </chakra.figure>
  );
}
