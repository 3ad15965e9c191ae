import { chakra } from '@chakra-ui/react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import { Link } from '../../ui/link.tsx';
import { Marks } from './marks.tsx';

/** The way back, on its own ground over the picture, and on phones the heart. */
export function RecipeTop({ recipe }: { recipe: Recipe }) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  // Back to the list as it was left, with its filter and scroll; by a deep link there is only the cuisine.
  const goBack = (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <chakra.div
      position="absolute"
      top="calc(14px + env(safe-area-inset-top))"
      insetX="3.5"
      display="flex"
      justifyContent="space-between"
    >
      <Link
        to={pagePaths.cuisine(recipe.cuisine)}
        aria-label="Back"
        onClick={goBack}
        display="grid"
        placeItems="center"
        boxSize="11"
        borderRadius="full"
        bg="paper"
        color="ink"
        boxShadow="s1"
      >
        <ArrowLeft aria-hidden size={21} />
      </Link>
      <chakra.span display={{ lg: 'none' }}>
        <Marks recipe={recipe} place="picture" />
      </chakra.span>
    </chakra.div>
  );
}
