import type { HTMLChakraProps } from '@chakra-ui/react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import * as actionTexts from '../../../texts/en/actions.ts';
import { Link } from '../../ui/link.tsx';

type Looks = Pick<HTMLChakraProps<'a'>, 'bg' | 'boxShadow'>;

/** The way back from a recipe. */
export function BackLink({ cuisine, ...looks }: { cuisine: string } & Looks) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  // Back to the list as it was left, with its filter and scroll; by a deep link there is only the cuisine.
  const goBack = (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link
      to={pagePaths.cuisine(cuisine)}
      aria-label={actionTexts.back}
      onClick={goBack}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="11"
      borderRadius="full"
      color="ink"
      {...looks}
    >
      <ArrowLeft aria-hidden size={21} />
    </Link>
  );
}
