import { chakra } from '@chakra-ui/react';
import * as recipePageTexts from '../../../texts/en/recipe-page.ts';
import { SkeletonBar } from '../../ui/chip.tsx';
import { Cloth } from '../../ui/cloth.tsx';
import styles from './recipe-skeleton.module.css';

/** A recipe while it loads: its cloth in colour, bars for text. */
export function RecipeSkeleton() {
  return (
    <chakra.div
      role="status"
      aria-label={recipePageTexts.loadingRecipe}
      mx="auto"
      maxW="calc({sizes.content} + 80px)"
      px={{ base: '0', md: '5', lg: '10' }}
      pt={{ base: '0', md: '5', lg: '5.5rem' }}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: '320px minmax(0, 1fr)',
        lg: '452px minmax(0, 1fr)',
      }}
      gap={{ base: '6', md: '8', lg: '12' }}
    >
      <chakra.h1 srOnly>{recipePageTexts.loadingRecipe}</chakra.h1>
      <Cloth cloth="other" className={styles.picture} />
      <chakra.div display="grid" gap="4" alignContent="start" px={{ base: '5', md: '0' }}>
        <SkeletonBar w="30%" />
        <SkeletonBar w="75%" h="2.75rem" />
        <SkeletonBar w="90%" />
        <SkeletonBar w="100%" h="3rem" />
        <SkeletonBar w="100%" h="9rem" />
      </chakra.div>
    </chakra.div>
  );
}
