import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { LIKE_FAILED, setLike } from '../../data/community/like.ts';
import type { PostOnShow } from '../../data/community/post.ts';
import { toOurText } from '../../data/mark-failure.ts';
import { saveWayBack } from '../../data/way-back.ts';
import { IconButton } from '../../ui/button.tsx';
import { showNotice } from '../../ui/notices.ts';

const LikersSheet = lazy(() => import('./likers-sheet.tsx'));

interface Props extends Pick<PostOnShow, 'post' | 'me'> {
  /** What is shown is not a copy: a like taken back before it was sent then goes without a trace. */
  isSure: boolean;
}

/** The heart, and how many there are: the number opens whose they are. */
export function PostLikes({ post, me, isSure }: Props) {
  const { _id, likeCount } = post;
  const isOn = post.likedByMe ?? post.likes.includes(me.id);
  const [isOpen, setOpen] = useState<boolean>();
  const router = useRouter();
  const toggle = () => {
    if (me.id === '') {
      saveWayBack({ address: router.state.location.href, wish: { like: _id } });
      void router.navigate({ to: pagePaths.login });
      return;
    }
    setLike(_id, !isOn, isSure ? isOn : undefined).catch((error: unknown) =>
      showNotice({ kind: 'error', text: toOurText(error) ?? LIKE_FAILED }),
    );
  };
  const words = `${likeCount} ${likeCount === 1 ? 'like' : 'likes'}`;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      color={isOn ? 'chilli' : 'ink'}
      css={pill}
    >
      <IconButton aria-label={isOn ? 'Unlike' : 'Like'} onClick={toggle}>
        <chakra.span
          key={isOn ? 'on' : 'off'}
          display="grid"
          css={isOn ? { animation: 'pop .3s', _motionReduce: { animation: 'none' } } : {}}
        >
          <Heart aria-hidden size={22} fill={isOn ? 'currentColor' : 'none'} />
        </chakra.span>
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
