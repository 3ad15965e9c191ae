import { chakra } from '@chakra-ui/react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { WaitingPlace } from '../../parts/waiting-place.tsx';
import { BackLink } from './back-link.tsx';
import { Marks } from './marks.tsx';

/** The way back, on its own ground over the picture, and on phones the heart. */
export function RecipeTop({ recipe }: { recipe: Recipe }) {
  return (
    <chakra.div
      position="absolute"
      top="calc(14px + env(safe-area-inset-top))"
      insetX="3.5"
      display="flex"
      flexWrap="wrap"
      gap="2"
    >
      <BackLink cuisine={recipe.cuisine} bg="paper" boxShadow="s1" />
      <WaitingPlace />
      <chakra.span display={{ lg: 'none' }} ml="auto">
        <Marks recipe={recipe} place="picture" />
      </chakra.span>
    </chakra.div>
  );
}
