import { chakra } from '@chakra-ui/react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { CookLink } from './cook-link.tsx';
import { Marks } from './marks.tsx';

/** On phones the way to the stove is always under the thumb. */
export function CookFooter({ recipe }: { recipe: Recipe }) {
  return (
    <chakra.div
      data-foot="bar"
      display={{ base: 'flex', lg: 'none' }}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="10"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="5"
      pt="3"
      pb="calc(12px + env(safe-area-inset-bottom))"
      bg="paper"
      boxShadow="bar"
    >
      <Marks recipe={recipe} place="foot" />
      <CookLink recipeId={recipe._id} isWhole />
    </chakra.div>
  );
}
