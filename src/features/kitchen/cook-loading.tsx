import { chakra } from '@chakra-ui/react';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { SkeletonBar } from '../../ui/button/chip.tsx';

/** The step on its way, as bars where its words will stand. */
export function CookLoading() {
  return (
    <chakra.output
      aria-label={cookingTexts.loadingRecipe}
      display="grid"
      alignContent="start"
      gap="5"
      px="5"
      pt="calc(72px + env(safe-area-inset-top))"
      minH="100dvh"
    >
      <chakra.h1 srOnly>{cookingTexts.loadingRecipe}</chakra.h1>
      <SkeletonBar w="100%" h="0.375rem" />
      <SkeletonBar w="45%" h="3.5rem" />
      <SkeletonBar w="95%" h="2rem" />
      <SkeletonBar w="80%" h="2rem" />
      <SkeletonBar w="90%" h="2rem" />
    </chakra.output>
  );
}
