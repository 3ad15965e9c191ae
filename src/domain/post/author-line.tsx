import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Person } from '#contract/post/schema.ts';
import { toSmallAvatar } from '#contract/upload/schema.ts';
import { Avatar } from '#ui/avatar.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './author-line.module.css';

/** The author as a link to their profile, with `children` below. */
export function AuthorLine({ author, children }: { author: Person; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Avatar name={author.name} src={toSmallAvatar(author.avatar)} size={44} />
      <div className={styles.words}>
        <Link to={pagePaths.member(author.id)} translate="no" className={styles.name}>
          {author.name}
        </Link>
        <p className={joinClasses(text.small, styles.about)}>{children}</p>
      </div>
    </div>
  );
}
