import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useRef } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { postTexts } from '../../../contract/post-texts.ts';
import { LIKE_FAILED, setLike } from '../../data/community/like.ts';
import { toOurText } from '../../data/mark-failure.ts';
import { readSession } from '../../data/session.ts';
import { saveWayBack } from '../../data/way-back.ts';
import { showNotice } from '../../ui/notices.ts';

interface Props {
  postId: string;
  isOn: boolean;
  count: number;
  /** What is shown is not a copy: a like taken back before it was sent then goes without a trace. */
  isSure: boolean;
}

/** A heart with its count; visitors are asked to sign in (specification 6). */
export function LikeButton({ postId, isOn, count, isSure }: Props) {
  const router = useRouter();
  /** The last wish while any is on its way to the device, and how many are. */
  const quick = useRef<{ wish: boolean | undefined; under: number }>({ wish: undefined, under: 0 });
  const toggle = () => {
    if (!readSession()) {
      showNotice({
        kind: 'error',
        text: postTexts.logInToLike,
        action: {
          label: 'Log In',
          run: () => {
            saveWayBack({ address: router.state.location.href, wish: { like: postId } });
            void router.navigate({ to: pagePaths.login });
          },
        },
      });
      return;
    }
    // Quick taps come before the first of them shows: each is about the last wish.
    const { wish } = quick.current;
    const on = !(wish ?? isOn);
    quick.current = { wish: on, under: quick.current.under + 1 };
    setLike(postId, on, isSure ? isOn : undefined)
      .catch((error: unknown) =>
        showNotice({ kind: 'error', text: toOurText(error) ?? LIKE_FAILED }),
      )
      .finally(() => {
        const under = quick.current.under - 1;
        quick.current = { wish: under > 0 ? quick.current.wish : undefined, under };
      });
  };
  return (
    <chakra.span position="relative" display="inline-flex">
      <chakra.button
        type="button"
        aria-label={isOn ? 'Unlike' : 'Like'}
        onClick={toggle}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="tap"
        minW="tap"
        borderRadius="pill"
        cursor="pointer"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
        color={isOn ? 'chilli' : 'ink'}
      >
        <chakra.span
          key={isOn ? 'on' : 'off'}
          display="grid"
          css={isOn ? { animation: 'pop .3s', _motionReduce: { animation: 'none' } } : {}}
        >
          <Heart aria-hidden size={22} fill={isOn ? 'currentColor' : 'none'} />
        </chakra.span>
        <span aria-hidden>{count}</span>
      </chakra.button>
      <chakra.span srOnly>{`${count} ${count === 1 ? 'like' : 'likes'}`}</chakra.span>
    </chakra.span>
  );
}
