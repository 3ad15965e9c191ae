import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { readSession } from '../browser/session.ts';
import { saveWayBack } from '../browser/way-back.ts';
import { type Mark, type Marked, toMarkCommand, useIsMarked } from './keeping.ts';
import { toWriteFailure } from './mark-failure.ts';
import { submit } from './outbox/submit.ts';

/**
 * Whether a recipe is a favourite, or saved, and the way to change that. A visitor is sent to sign in, and what they wanted
 * happens after. `tell` is given the sentence where it could not be done.
 */
export function useMark(mark: Mark, recipe: Marked, tell: (text: string) => void) {
  const router = useRouter();
  const isOn = useIsMarked(mark, recipe);

  const toggle = () => {
    if (!readSession()) {
      saveWayBack({
        address: router.state.location.href,
        write: toMarkCommand(mark, recipe, true),
      });
      void router.navigate({ to: pagePaths.login });
      return;
    }
    const command = toMarkCommand(mark, recipe, !isOn);
    submit([{ command }]).catch((error: unknown) => tell(toWriteFailure(error, command.op)));
  };

  return { isOn, toggle };
}
