import { useRouter } from '@tanstack/react-router';
import { postTexts } from '../../../../texts/en/posts.ts';
import { readSession } from '../../../browser/session.ts';
import { leadToSignIn } from '../../../browser/way-back.ts';
import { submit, toOurText } from '../../../data/outbox/submit.ts';
import { useOfWaiting } from '../../../data/outbox/waiting.ts';
import { isDelayed } from '../../../offline/outbox/delays.ts';

interface Followed {
  id: string;
  isOn: boolean;
  /** What is shown is not a copy: a wish taken back before it was sent then goes without a trace. */
  isSure: boolean;
}

/**
 * The way to follow somebody, or no longer. A visitor is sent to sign in, and what they wanted happens after. `tell` is
 * given the sentence where it could not be done.
 */
export function useFollow(
  { id, isOn, isSure }: Followed,
  tell: (text: string) => void,
): () => void {
  const router = useRouter();
  return () => {
    if (!readSession()) {
      leadToSignIn(router, { write: { op: 'follow.set', userId: id, on: true } });
      return;
    }
    setFollow(id, !isOn, isSure ? isOn : undefined).catch((error: unknown) =>
      tell(toOurText(error) ?? postTexts.changeFailed),
    );
  };
}

/** Whether following this person, or no longer, is held up. */
export function useIsFollowWaiting(id: string): boolean {
  return useOfWaiting(({ rows }) =>
    rows.some(
      (row) => row.command.op === 'follow.set' && row.command.userId === id && isDelayed(row),
    ),
  );
}

/**
 * Follows a user or no longer. `was`: what the server has, as far as is known for sure. Rejects where it could neither be
 * stored on the device nor sent.
 */
async function setFollow(userId: string, on: boolean, was?: boolean): Promise<void> {
  if (readSession()?.user.id === userId) return;
  await submit([{ command: { op: 'follow.set', userId, on }, was }]);
}
