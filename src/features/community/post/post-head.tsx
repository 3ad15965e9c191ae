import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import * as postPageTexts from '#texts/post-page.ts';
import { useMe } from '../../../data/me.ts';
import { toCategoryWord } from '../../../knowledge/category-words.ts';
import { HiddenNote } from '../../../parts/safety/hidden-note.tsx';
import { WaitingBadge } from '../../../parts/waiting-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { FollowButton } from '../member/follow-button.tsx';
import { KindBadge } from '../posts/kind-badge.tsx';
import { TimeSince } from '../posts/time-since.tsx';
import { toAgo } from '../posts/when.ts';
import styles from './post-head.module.css';
import type { PostOnShow } from './use-post.ts';

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
        {post.hidden && <HiddenNote />}
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
        <PostFollow authorId={authorId} />
      </div>
    </header>
  );
}

/** A Follow button for the author of a post, unless that is the viewer. */
function PostFollow({ authorId }: { authorId: string }) {
  const me = useMe();
  if (me?.id === authorId) return null;
  const followedByMe = me?.following.includes(authorId) ?? false;
  // The profile lists only the newest of very many followed members.
  const isSure = me !== undefined && (followedByMe || me.followingCount <= me.following.length);
  return <FollowButton person={{ id: authorId, followedByMe }} isSure={isSure} isRow />;
}
