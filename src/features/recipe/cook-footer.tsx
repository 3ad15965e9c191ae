import { chakra } from '@chakra-ui/react';
import { CookLink } from './cook-link.tsx';

/** On phones the way to the stove is always under the thumb. */
export function CookFooter({ recipeId }: { recipeId: string }) {
  return (
    <chakra.div
      data-foot="bar"
      display={{ base: 'flex', lg: 'none' }}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="10"
      px="5"
      pt="3"
      pb="calc(12px + env(safe-area-inset-bottom))"
      bg="paper"
      boxShadow="bar"
    >
      <CookLink recipeId={recipeId} isWhole />
    </chakra.div>
  );
}
