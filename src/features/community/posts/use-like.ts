import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import { postTexts } from '../../../../texts/en/posts.ts';
import { readSession } from '../../../browser/session.ts';
import { saveWayBack } from '../../../browser/way-back.ts';
import { setLike } from '../../../data/like.ts';
import { toOurText } from '../../../data/mark-failure.ts';
import { showNotice } from '../../../ui/notice/notices.ts';

export interface Likeable {
  postId: string;
  isOn: boolean;
  /** What is shown is not a copy: a like taken back before it was sent then goes without a trace. */
  isSure: boolean;
}

/** What a tap on the heart does. A visitor is met with the way to sign in, and from there back to the like. */
export function useLike(
  { postId, isOn, isSure }: Likeable,
  meetVisitor: (logIn: () => void) => void,
): () => void {
  const router = useRouter();
  /** The last wish while any is on its way to the device, and how many are. */
  const quick = useRef<{ wish: boolean | undefined; under: number }>({ wish: undefined, under: 0 });
  return () => {
    if (!readSession()) {
      meetVisitor(() => {
        saveWayBack({
          address: router.state.location.href,
          write: { op: 'like.set', postId, on: true },
        });
        void router.navigate({ to: pagePaths.login });
      });
      return;
    }
    // Quick taps come before the first of them shows: each is about the last wish.
    const { wish } = quick.current;
    const on = !(wish ?? isOn);
    quick.current = { wish: on, under: quick.current.under + 1 };
    setLike(postId, on, isSure ? isOn : undefined)
      .catch((error: unknown) =>
        showNotice({ kind: 'error', text: toOurText(error) ?? postTexts.changeFailed }),
      )
      .finally(() => {
        const under = quick.current.under - 1;
        quick.current = { wish: under > 0 ? quick.current.wish : undefined, under };
      });
  };
}
