import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { EditorLoading } from './editor-loading.tsx';

/** The editor needs the table of foods, which is large. */
const EditorView = lazy(() =>
  import('./editor-view.tsx').then((part) => ({ default: part.EditorView })),
);

/** Writes a new recipe, or edits one. */
export function EditorPage() {
  const { recipeId = '' } = useParams({ strict: false });
  const title = recipeId ? cookbookNames.editRecipe : cookbookNames.newRecipe;
  useTitle(toPageTitle(title));
  return (
    <Suspense fallback={<EditorLoading title={title} />}>
      <EditorView recipeId={recipeId} />
    </Suspense>
  );
}
