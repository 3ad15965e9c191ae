import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import * as postCardTexts from '../../../../texts/en/post-cards.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { PostOnShow } from '../post/use-post.ts';
import { HeartSign } from './heart-sign.tsx';
import { useLike } from './use-like.ts';

const LikersSheet = lazy(() => import('./likers-sheet.tsx'));

interface Props extends Pick<PostOnShow, 'post' | 'me'> {
  isSure: boolean;
}

/** The heart, and how many there are: the number opens whose they are. */
export function PostLikes({ post, me, isSure }: Props) {
  const { _id, likeCount } = post;
  const isOn = post.likedByMe ?? post.likes.includes(me.id);
  const [isOpen, setOpen] = useState<boolean>();
  const toggle = useLike({ postId: _id, isOn, isSure }, (logIn) => logIn());
  const words = `${likeCount} ${likeCount === 1 ? 'like' : 'likes'}`;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      color={isOn ? 'chilli' : 'ink'}
      css={pill}
    >
      <IconButton aria-label={isOn ? postCardTexts.unlike : postCardTexts.like} onClick={toggle}>
        <HeartSign isOn={isOn} />
      </IconButton>
      {likeCount === 0 ? (
        <chakra.span pe="4">{words}</chakra.span>
      ) : (
        <chakra.button
          type="button"
          aria-haspopup="dialog"
          minH="tap"
          pe="4"
          cursor="pointer"
          onClick={() => setOpen(true)}
        >
          {words}
        </chakra.button>
      )}
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <LikersSheet postId={_id} isOpen={isOpen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </chakra.span>
  );
}

const pill = {
  fontWeight: '600',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 'full',
  border: '1.5px solid color-mix(in srgb, {colors.control} 60%, transparent)',
  backgroundColor: 'paper',
} as const;
