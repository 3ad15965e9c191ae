import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useAreDownloaded } from '#domain/recipe/downloaded.ts';
import * as profileTexts from '#texts/profile.ts';
import type { MarkedRecipe } from './marked-recipes.ts';

/** Shown only while the text and pictures of every recipe are on this device. */
export function AllHere({ kept }: { kept: readonly MarkedRecipe[] }) {
  const count = kept.length;
  const areHere = useAreDownloaded(kept.map(({ recipe }) => recipe?._id ?? ''));
  return (
    <div role="status">
      {areHere && (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="3"
          minH="13"
          px="4.5"
          py="2.5"
          borderRadius="card"
          bg="basil.bg"
          color="basil"
          fontWeight="600"
        >
          <CircleCheck size={22} />
          <span>{profileTexts.allOpenOffline(count)}</span>
        </chakra.p>
      )}
    </div>
  );
}
