import { useState } from 'react';
import * as postTexts from '#texts/post.ts';
import { IconButton } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import type { PostOnShow } from '../use-post.ts';
import { HeartSign } from './heart-sign.tsx';
import { LikersSheet } from './likers-sheet.tsx';
import styles from './post-likes.module.css';
import { useLike } from './use-like.ts';

interface Props extends Pick<PostOnShow, 'post' | 'me'> {
  isSure: boolean;
}

/** The heart and the like count, which opens the list of people. */
export function PostLikes({ post, me, isSure }: Props) {
  const { _id, likeCount } = post;
  const isOn = post.likedByMe ?? post.likes.includes(me.id);
  const [isOpen, setOpen] = useState<boolean>();
  const toggle = useLike({ postId: _id, isOn, isSure }, (logIn) => logIn());
  const words = postTexts.likeCount(likeCount);
  return (
    <span className={joinClasses(styles.likes, isOn ? styles.on : styles.off)}>
      <IconButton aria-label={isOn ? postTexts.unlike : postTexts.like} onClick={toggle}>
        <HeartSign isOn={isOn} />
      </IconButton>
      {likeCount === 0 ? (
        <span className={styles.none}>{words}</span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.people}
          onClick={() => setOpen(true)}
        >
          {words}
        </button>
      )}
      {isOpen !== undefined && (
        <LikersSheet postId={_id} isOpen={isOpen} close={() => setOpen(false)} />
      )}
    </span>
  );
}
