import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { noteFirstSave } from './first-save.ts';
import { type Mark, type Marked, setMark, useIsMarked } from './keeping.ts';
import { toMarkText } from './mark-failure.ts';
import { readSession } from './session.ts';
import { saveWayBack } from './way-back.ts';

/**
 * Whether a recipe is a favourite, or saved, and the way to change that. A visitor is sent to sign in, and what they wanted
 * happens after. `tell` is given the sentence where it could not be done.
 */
export function useMark(mark: Mark, recipe: Marked, tell: (text: string) => void) {
  const router = useRouter();
  const isOn = useIsMarked(mark, recipe);

  const toggle = () => {
    if (!readSession()) {
      const { _id: recipeId, recipe_name: recipeName } = recipe;
      saveWayBack({ address: router.state.location.href, wish: { mark, recipeId, recipeName } });
      void router.navigate({ to: pagePaths.login });
      return;
    }
    if (mark === 'saved' && !isOn) noteFirstSave();
    setMark(mark, recipe, !isOn).catch((error: unknown) => tell(toMarkText(error, mark)));
  };

  return { isOn, toggle };
}
