import { chakra } from '@chakra-ui/react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { Link } from '../../ui/link.tsx';

/** The way back, on its own ground over the picture. */
export function RecipeTop({ cuisine }: { cuisine: string }) {
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
    >
      <Link
        to={pagePaths.cuisine(cuisine)}
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
    </chakra.div>
  );
}
