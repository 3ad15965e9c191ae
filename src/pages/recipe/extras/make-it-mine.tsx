import { useNavigate } from '@tanstack/react-router';
import { BookPlus } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { Button } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';

/** Copies the dish into the cookbook and opens the copy in the editor. */
export function MakeItMine({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const copy = async () => {
    const { copyDish } = await import('#domain/cookbook/own-recipe.ts');
    const { recipeId, failure } = await copyDish(recipe);
    if (failure !== undefined) {
      showNotice({ kind: 'error', text: failure });
      return;
    }
    showNotice({ kind: 'success', text: cookbookNames.copyKept });
    await navigate({ to: pagePaths.editRecipe(recipeId) });
  };
  return (
    <Button
      variant="outline"
      onClick={() => void ignoreError(copy(), 'a notice has explained that the code is missing')}
    >
      <BookPlus size={20} />
      {cookbookNames.makeItMine}
    </Button>
  );
}
