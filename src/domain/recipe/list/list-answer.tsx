import type { ReactNode } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import { type Answer, isLastingCopy } from '#offline/network/answer.ts';
import { toHint } from '#platform/network/failures.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as searchTexts from '#texts/search.ts';
import type { ClothName } from '#ui/cloth.tsx';
import { FailurePage } from '#ui/notice/failure-page.tsx';
import { RecipeGridSkeleton } from '../card/recipe-grid.tsx';

interface Props {
  answer: {
    data: Answer<Recipe[]> | undefined;
    isError: boolean;
    error: Error | null;
    refetch: () => unknown;
  };
  /** Undefined if the dishes have different cloths. */
  cloth: ClothName | undefined;
  children: (recipes: Recipe[]) => ReactNode;
}

/** A list in each of its states. A failed refetch does not replace the shown list. */
export function ListAnswer({ answer, cloth, children }: Props) {
  if (answer.data) {
    return (
      <>
        {isLastingCopy(answer.data) && <AgeNote what="recipes" age={answer.data} />}
        {children(answer.data.value)}
      </>
    );
  }
  if (!answer.isError) return <RecipeGridSkeleton cloth={cloth} />;
  return (
    <FailurePage
      title={recipeTexts.errorLoadingRecipes}
      hint={answer.error ? toHint(answer.error) : recipeTexts.failedRecipes}
      rank={2}
      cure={() => void answer.refetch()}
      back={{ to: pagePaths.home, label: searchTexts.goBack }}
    />
  );
}
