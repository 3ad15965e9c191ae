import { useState } from 'react';
import { SignInSheet } from '#domain/account/sign-in-sheet.tsx';
import * as markTexts from '#texts/mark.ts';
import * as postTexts from '#texts/post.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import { HeartSign } from './heart-sign.tsx';
import styles from './like-button.module.css';
import { type Likeable, useLike } from './use-like.ts';

interface Props extends Likeable {
  count: number;
}

/** A heart with its count; asks visitors to sign in. */
export function LikeButton({ count, ...like }: Props) {
  const { isOn, postId } = like;
  const [isPromptOpen, setPromptOpen] = useState<boolean>();
  const toggle = useLike(like, () => setPromptOpen(true));
  return (
    <span className={joinClasses(styles.like, isOn ? styles.on : styles.off)}>
      <button
        type="button"
        aria-label={isOn ? postTexts.unlike : postTexts.like}
        onClick={toggle}
        className={styles.button}
      >
        <HeartSign isOn={isOn} />
      </button>
      {/* Overlays the button and is not part of its accessible name. */}
      <span aria-hidden className={styles.count}>
        {count}
      </span>
      <span className={text.srOnly}>{postTexts.likeCount(count)}</span>
      {isPromptOpen !== undefined && (
        <SignInSheet
          title={postTexts.logInToLike}
          hint={markTexts.likeHint}
          write={{ op: 'like.set', postId, on: true }}
          isOpen={isPromptOpen}
          close={() => setPromptOpen(false)}
        />
      )}
    </span>
  );
}
