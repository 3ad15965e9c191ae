import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { postTexts } from '../../../../texts/en/posts.ts';
import { readSession } from '../../../browser/session.ts';
import { leadToSignIn } from '../../../browser/way-back.ts';
import { submit, toOurText } from '../../../data/outbox/submit.ts';
import { showNotice } from '../../../ui/notice/notices.ts';

export interface Likeable {
  postId: string;
  isOn: boolean;
  /** What is shown is not a copy: a like taken back before it was sent then goes without a trace. */
  isSure: boolean;
}

/** What a tap on the heart does. A visitor is asked to sign in, and the like is set afterwards. */
export function useLike(
  { postId, isOn, isSure }: Likeable,
  askVisitor: (logIn: () => void) => void,
): () => void {
  const router = useRouter();
  /** The last wish while any is on its way to the device, and how many are. */
  const quick = useRef<{ wish: boolean | undefined; under: number }>({ wish: undefined, under: 0 });
  return () => {
    if (!readSession()) {
      askVisitor(() => {
        leadToSignIn(router, { write: { op: 'like.set', postId, on: true } });
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

/**
 * Likes a post or no longer. `was`: what the server has, as far as is known for sure. Rejects where it could neither be
 * stored on the device nor sent.
 */
async function setLike(postId: string, on: boolean, was?: boolean): Promise<void> {
  await submit([{ command: { op: 'like.set', postId, on }, was }]);
}
