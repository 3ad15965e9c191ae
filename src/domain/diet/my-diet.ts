import type { MyDiet } from '#contract/diet/schema.ts';
import { useMe } from '#domain/account/me.ts';
import { useSettings } from '#platform/settings.ts';

/** Returns the choice of the account, for visitors that of this device. Undefined if the user never chose. */
export function useChosenDiet(): MyDiet | undefined {
  const me = useMe();
  const { diet } = useSettings();
  return me?.diet ?? diet;
}

/** Undefined if the user avoids nothing, and in a served page. */
export function useMyDiet(): MyDiet | undefined {
  const chosen = useChosenDiet();
  return chosen && isAnythingAvoided(chosen) ? chosen : undefined;
}

export function isAnythingAvoided({ allergens, diets }: MyDiet): boolean {
  return allergens.length + diets.length > 0;
}
