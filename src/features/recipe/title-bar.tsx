import { chakra } from '@chakra-ui/react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { BackLink } from './back-link.tsx';
import { Marks } from './marks.tsx';

/** The tabs of narrow windows stop below it. */
export const TITLE_BAR_FOOT = 'calc(56px + env(safe-area-inset-top))';

/** On narrow windows, once the name of the dish has left the screen above. */
export function TitleBar({ recipe }: { recipe: Recipe }) {
  return (
    <chakra.div
      data-print="no"
      position="fixed"
      insetX="0"
      top="0"
      zIndex="8"
      display={{ base: 'flex', lg: 'none' }}
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      h={TITLE_BAR_FOOT}
      px="2.5"
      pt="env(safe-area-inset-top)"
      bg="bg"
      animation="fadeIn {durations.fast} linear"
    >
      <BackLink cuisine={recipe.cuisine} />
      {/* The page's heading says the same. */}
      <chakra.p aria-hidden textStyle="cardTitle" fontSize="1.25rem" truncate>
        {recipe.title}
      </chakra.p>
      <chakra.span boxSize="11" flexShrink="0">
        <Marks recipe={recipe} place="picture" />
      </chakra.span>
    </chakra.div>
  );
}
