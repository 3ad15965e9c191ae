import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import * as browseTexts from '../../../texts/en/browse.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  shown: number;
  total: number;
  isLoading: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  load: () => void;
}

/** How far the list goes, and the way on; what failed is offered again. */
export function LoadMore({ shown, total, isLoading, failure, load }: Props) {
  const before = useRef(shown);
  const isAsked = useRef(false);
  useEffect(() => {
    const first = before.current;
    before.current = shown;
    if (shown <= first || !isAsked.current) return;
    isAsked.current = false;
    // Who used the keyboard goes on at the first new card: the button may be gone.
    document.querySelectorAll<HTMLElement>('main article a')[first]?.focus({ preventScroll: true });
  }, [shown]);
  const ask = () => {
    if (isLoading) return;
    isAsked.current = true;
    load();
  };
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" pt="4">
      {failure && (
        <chakra.p role="alert" color="chilli" fontWeight="600">
          {failure}
        </chakra.p>
      )}
      {shown < total && (
        <Button
          size="lg"
          minW={{ base: 'full', md: '15rem' }}
          aria-busy={isLoading}
          aria-disabled={isLoading || undefined}
          onClick={ask}
        >
          {recipeTexts.loadMoreRecipes}
        </Button>
      )}
      <chakra.p textStyle="small" color="ink.muted" role="status">
        {browseTexts.shownOf(shown, total)}
      </chakra.p>
    </chakra.div>
  );
}
