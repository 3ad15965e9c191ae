import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './post-top.module.css';

/**
 * Goes back to the list with its tab and scroll position. Opened by a deep link, it follows the link to the community.
 */
function useGoBack() {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
}

/** Shown over the picture on phones. */
export function BackDisc() {
  const goBack = useGoBack();
  return (
    <Link
      to={pagePaths.community}
      aria-label={appTexts.back}
      onClick={goBack}
      className={styles.round}
    >
      <ArrowLeft size={21} />
    </Link>
  );
}

export function BackLine() {
  const goBack = useGoBack();
  return (
    <Link
      to={pagePaths.community}
      onClick={goBack}
      className={joinClasses(text.small, styles.back)}
    >
      <span aria-hidden>
        <ArrowLeft size={16} />
      </span>
      {postTexts.community}
    </Link>
  );
}
