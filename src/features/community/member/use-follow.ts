import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '../../../../contract/paths.ts';
import { postTexts } from '../../../../texts/en/posts.ts';
import { readSession } from '../../../browser/session.ts';
import { saveWayBack } from '../../../browser/way-back.ts';
import { setFollow } from '../../../data/follow.ts';
import { toOurText } from '../../../data/mark-failure.ts';
import { useOfWaiting } from '../../../data/outbox/waiting.ts';
import { isHeldUp } from '../../../data/outbox/waiting-marks.ts';

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
      saveWayBack({
        address: router.state.location.href,
        write: { op: 'follow.set', userId: id, on: true },
      });
      void router.navigate({ to: pagePaths.login });
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
      (row) => row.command.op === 'follow.set' && row.command.userId === id && isHeldUp(row),
    ),
  );
}
