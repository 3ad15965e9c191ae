import { chakra } from '@chakra-ui/react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import * as actionTexts from '../../../../texts/en/actions.ts';
import * as postPageTexts from '../../../../texts/en/post-page.ts';
import { Link } from '../../../ui/link.tsx';

/** The way back: to the list as it was left, with its tab and scroll; by a deep link there is only the community. */
function useGoBack() {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
}

/** Over the picture on phones, on its own ground. */
export function BackDisc() {
  const goBack = useGoBack();
  return (
    <Link
      to={pagePaths.community}
      aria-label={actionTexts.back}
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
  );
}

export function BackLine() {
  const goBack = useGoBack();
  return (
    <Link
      to={pagePaths.community}
      onClick={goBack}
      display={{ base: 'none', lg: 'inline-flex' }}
      alignItems="center"
      gap="2"
      minH="tap"
      textStyle="small"
      color="ink.muted"
      textDecoration="none"
    >
      <chakra.span aria-hidden>
        <ArrowLeft size={16} />
      </chakra.span>
      {postPageTexts.community}
    </Link>
  );
}
