import { Link } from '@tanstack/react-router';
import { BookOpen, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { setHint } from '#platform/hints.ts';
import { useSession } from '#platform/session.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './list-card.module.css';

/** It needs no data: the hint has said that there are recipes. */
export function CookbookCard() {
  const isMember = useSession() !== undefined;
  // Another person has signed out on this device.
  useEffect(() => {
    if (!isMember) setHint('cookbook', false);
  }, [isMember]);
  if (!isMember) return null;
  return (
    <Link to={pagePaths.cookbook} className={styles.card}>
      <span className={styles.disc}>
        <BookOpen size={24} />
      </span>
      <span className={styles.words}>
        <span className={text.cardTitle}>{cookbookNames.yourCookbook}</span>
        <span className={joinClasses(text.small, styles.first)}>{cookbookTexts.cookbookHint}</span>
      </span>
      <ChevronRight size={22} />
    </Link>
  );
}
