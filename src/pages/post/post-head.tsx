import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { useMe } from '#domain/account/me.ts';
import { FollowButton } from '#domain/member/follow-button.tsx';
import { HiddenNote } from '#domain/moderation/hidden-note.tsx';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import { KindBadge } from '#domain/post/kind-badge.tsx';
import { TimeSince } from '#domain/post/time-since.tsx';
import type { PostOnShow } from '#domain/post/use-post.ts';
import { toAgo } from '#domain/post/when.ts';
import { toCategoryWord } from '#knowledge/category-words.ts';
import * as postTexts from '#texts/post.ts';
import { Avatar } from '#ui/avatar.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './post-head.module.css';

/** Kind, title and author of a post. */
export function PostHead({ shown: { post, isUnsent } }: { shown: PostOnShow }) {
  const { title, author, authorId, authorAvatar, createdAt, updatedAt, type } = post;
  const details = [toCategoryWord(post), updatedAt !== createdAt && postTexts.edited].filter(
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
