import type { Plan } from '#knowledge/preparation.ts';
import type { ShownRecipe } from '#knowledge/shown-recipe.ts';
import type { CookingSession } from '#offline/recipes/session-rows.ts';
import type { CookStep, StartStepTimer } from '../step/cook-step.ts';

/** Sheets that open over the current step. */
export type SheetName = 'steps' | 'ingredients' | 'fact' | 'shopping';

export interface KitchenSheetProps {
  name: SheetName;
  isOpen: boolean;
  close: () => void;
  recipe: CookingSession['recipe'];
  /** Servings and swaps. */
  plan: Plan;
  shown: ShownRecipe;
  steps: readonly CookStep[];
  choose: (step: number) => void;
  tick: (ingredient: number, isTicked: boolean) => void;
  time: StartStepTimer;
}
