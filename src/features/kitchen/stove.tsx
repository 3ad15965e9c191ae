import { type Opening, useCooking } from '../../data/cooking.ts';
import { useShownRecipe } from '../../data/use-shown-recipe.ts';
import { Celebration } from './celebration.tsx';
import { CookScreen } from './cook-screen.tsx';

/** One session from its step to its end. */
export function Stove({ opening }: { opening: Opening }) {
  const cooking = useCooking(opening);
  const shown = useShownRecipe(cooking.recipe, cooking.plan);
  if (cooking.finishedAt === undefined) return <CookScreen cooking={cooking} shown={shown} />;
  return (
    <Celebration
      recipe={cooking.recipe}
      servings={shown.servings}
      minutes={Math.round((cooking.finishedAt - opening.session.startedAt) / 60_000)}
    />
  );
}
