import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import * as postPageTexts from '#texts/post-page.ts';
import { toCategoryWord } from '../../../knowledge/category-words.ts';
import { latePart } from '../../../parts/late-part.ts';
import { HiddenPlace } from '../../../parts/safety/hidden-place.tsx';
import { WaitingBadge } from '../../../parts/waiting-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { KindBadge } from '../posts/kind-badge.tsx';
import { TimeSince } from '../posts/time-since.tsx';
import { toAgo } from '../posts/when.ts';
import styles from './post-head.module.css';
import type { PostOnShow } from './use-post.ts';

const PostFollow = latePart(() => import('./post-follow.tsx'));

/** Kind, title and author of a post. */
export function PostHead({ shown: { post, isUnsent } }: { shown: PostOnShow }) {
  const { title, author, authorId, authorAvatar, createdAt, updatedAt, type } = post;
  const details = [toCategoryWord(post), updatedAt !== createdAt && postPageTexts.edited].filter(
    Boolean,
  );
  return (
    <header className={styles.head}>
      <div className={styles.facts}>
        <KindBadge type={type} />
        {post.delivery && post.delivery.state !== 'failed' && <WaitingBadge />}
        <HiddenPlace hidden={post.hidden} />
        <span className={joinClasses(text.small, styles.category)}>
          {!isUnsent && <TimeSince at={createdAt} toText={toAgo} />}
          {details.length > 0 && <span>{`${isUnsent ? '' : ' · '}${details.join(' · ')}`}</span>}
        </span>
      </div>
      <h1 dir="auto" className={joinClasses(text.h1, styles.title)}>
        {title}
      </h1>
      <div className={styles.row}>
        <Link to={pagePaths.member(authorId)} className={styles.author}>
          <Avatar name={author} src={authorAvatar} size={44} />
          <span className={styles.name} translate="no">
            {author}
          </span>
        </Link>
        <Suspense fallback={null}>
          <PostFollow authorId={authorId} />
        </Suspense>
      </div>
    </header>
  );
}
