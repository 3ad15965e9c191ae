import { chakra } from '@chakra-ui/react';
import * as actionTexts from '../../../../texts/en/actions.ts';
import * as postCardTexts from '../../../../texts/en/post-cards.ts';
import { postTexts } from '../../../../texts/en/posts.ts';
import { showNotice } from '../../../ui/notice/notices.ts';
import { HeartSign } from './heart-sign.tsx';
import { type Likeable, useLike } from './use-like.ts';

interface Props extends Likeable {
  count: number;
}

/** A heart with its count; visitors are asked to sign in (specification 6). */
export function LikeButton({ count, ...like }: Props) {
  const { isOn } = like;
  const toggle = useLike(like, (logIn) =>
    showNotice({
      kind: 'error',
      text: postTexts.logInToLike,
      action: { label: actionTexts.logIn, run: logIn },
    }),
  );
  return (
    <chakra.span
      position="relative"
      display="inline-grid"
      alignItems="center"
      minW="tap"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
      color={isOn ? 'chilli' : 'ink'}
      css={{ '& > *': { gridArea: '1 / 1' } }}
    >
      <chakra.button
        type="button"
        aria-label={isOn ? postCardTexts.unlike : postCardTexts.like}
        onClick={toggle}
        display="inline-flex"
        alignItems="center"
        minH="tap"
        borderRadius="pill"
        cursor="pointer"
      >
        <HeartSign isOn={isOn} />
      </chakra.button>
      {/* Lies on the button and is no part of its name. */}
      <chakra.span aria-hidden ps="30px" pointerEvents="none">
        {count}
      </chakra.span>
      <chakra.span srOnly>{`${count} ${count === 1 ? 'like' : 'likes'}`}</chakra.span>
    </chakra.span>
  );
}
