import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { submit, toOurText } from '#domain/outbox/submit.ts';
import { openSignIn } from '#platform/return-address.ts';
import { readSession } from '#platform/session.ts';
import * as postTexts from '#texts/post.ts';
import { showNotice } from '#ui/notice/notices.ts';

export interface Likeable {
  postId: string;
  isOn: boolean;
  /** The shown state is fresh from the server, so a like undone before it was sent needs no request. */
  isSure: boolean;
}

/** Returns the toggle of the heart. For a visitor it opens the sign-in and submits the like afterwards. */
export function useLike(
  { postId, isOn, isSure }: Likeable,
  askVisitor: (logIn: () => void) => void,
): () => void {
  const router = useRouter();
  /** The latest wish while submissions are pending, and the number of pending submissions. */
  const quick = useRef<{ wish: boolean | undefined; under: number }>({ wish: undefined, under: 0 });
  return () => {
    if (!readSession()) {
      askVisitor(() => {
        openSignIn(router, { write: { op: 'like.set', postId, on: true } });
      });
      return;
    }
    // Several quick taps may come before the first one is rendered: each toggles the latest wish.
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
 * Submits the like. Rejects if it could neither be stored on the device nor sent.
 * @param was State on the server, if known for sure.
 */
async function setLike(postId: string, on: boolean, was?: boolean): Promise<void> {
  await submit([{ command: { op: 'like.set', postId, on }, was }]);
}
