import { useRouter } from '@tanstack/react-router';
import { submit, toOurText } from '#domain/outbox/submit.ts';
import { useWaitingSelector } from '#domain/outbox/waiting.ts';
import { isDelayed } from '#offline/outbox/delays.ts';
import { openSignIn } from '#platform/return-address.ts';
import { readSession } from '#platform/session.ts';
import * as postTexts from '#texts/post.ts';

interface Followed {
  id: string;
  isOn: boolean;
  /** The shown state is fresh from the server, so a follow undone before it was sent needs no request. */
  isSure: boolean;
}

/**
 * Returns the toggle of a follow. A visitor is sent to sign in, and the follow is submitted afterwards.
 * @param showFailure Receives the error message if the follow could not be submitted.
 */
export function useFollow(
  { id, isOn, isSure }: Followed,
  showFailure: (text: string) => void,
): () => void {
  const router = useRouter();
  return () => {
    if (!readSession()) {
      openSignIn(router, { write: { op: 'follow.set', userId: id, on: true } });
      return;
    }
    setFollow(id, !isOn, isSure ? isOn : undefined).catch((error: unknown) =>
      showFailure(toOurText(error) ?? postTexts.changeFailed),
    );
  };
}

/** True while a change of following this person is delayed in the outbox. */
export function useIsFollowWaiting(id: string): boolean {
  return useWaitingSelector(({ rows }) =>
    rows.some(
      (row) => row.command.op === 'follow.set' && row.command.userId === id && isDelayed(row),
    ),
  );
}

/**
 * Submits the follow. Rejects if it could neither be stored on the device nor sent.
 * @param was State on the server, if known for sure.
 */
async function setFollow(userId: string, on: boolean, was?: boolean): Promise<void> {
  if (readSession()?.user.id === userId) return;
  await submit([{ command: { op: 'follow.set', userId, on }, was }]);
}
