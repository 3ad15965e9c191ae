import { Link } from '@tanstack/react-router';
import { MessageCircle, Share2 } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import { SafetyMenu } from '#domain/moderation/safety-menu.tsx';
import * as appTexts from '#texts/app.ts';
import * as postTexts from '#texts/post.ts';
import { IconButton } from '#ui/button/button.tsx';
import { LikeButton } from './likes/like-button.tsx';
import { OwnMenu } from './own-menu.tsx';
import styles from './post-actions.module.css';
import { shareAndNotify } from './share-page.ts';

interface Props {
  post: ListedPost;
  isSure: boolean;
  isOwn: boolean;
  isMember: boolean;
  askToDelete: () => void;
}

/** Like, comments and share, and a menu with the other actions. */
export function PostActions({ post, isSure, isOwn, isMember, askToDelete }: Props) {
  const { _id, title, authorId, likeCount, likedByMe = false, commentCount } = post;
  return (
    <>
      <LikeButton postId={_id} isOn={likedByMe} count={likeCount} isSure={isSure} />
      <Link
        to={pagePaths.post(_id)}
        hash="comments"
        aria-label={postTexts.commentCount(commentCount)}
        className={styles.comments}
      >
        <MessageCircle size={22} />
        <span>{commentCount}</span>
      </Link>
      <div className={styles.more}>
        <IconButton aria-label={appTexts.share} onClick={() => void share(title, _id)}>
          <Share2 size={21} />
        </IconButton>
        {isOwn ? (
          <OwnMenu isAbove postId={_id} askToDelete={askToDelete} />
        ) : (
          isMember && <SafetyMenu kind="post" id={_id} title={title} person={authorId} isAbove />
        )}
      </div>
    </>
  );
}

async function share(title: string, id: string): Promise<void> {
  await shareAndNotify({ title, url: new URL(pagePaths.post(id), location.href).href });
}
