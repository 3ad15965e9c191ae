import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { toCookbookText } from '#contract/cookbook/recipe.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { takeHandedOver } from '#domain/cookbook/import/handed-over.ts';
import type { RecipeDraft as ImportedDraft } from '#domain/cookbook/import/recipe-draft.ts';
import { useCookbook, useCookbookRecipe } from '#domain/cookbook/queries.ts';
import { RecipeFailure } from '#domain/recipe/recipe-failure.tsx';
import { toNewId } from '#offline/outbox/ids.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { EditorLoading } from './editor-loading.tsx';
import { findDraft, takeVisitorDraft, toDraftId } from './recipe-draft.ts';
import { RecipeForm } from './recipe-form.tsx';
import { EMPTY, toTyped } from './typed-recipe.ts';
import type { Start } from './use-editor.ts';

/** Opens the form with an unsaved draft, the edited recipe, or empty boxes. */
export function EditorView({ recipeId }: { recipeId: string }) {
  const userId = useSession()?.user.id ?? '';
  // Stays fresh, because the page of the saved recipe opens from it.
  useCookbook();
  const key = `${userId} ${recipeId}`;
  return recipeId ? (
    <EditPage key={key} userId={userId} recipeId={recipeId} />
  ) : (
    <Editing key={key} userId={userId} recipeId="" base={EMPTY} baseVersion={null} />
  );
}

function EditPage({ userId, recipeId }: { userId: string; recipeId: string }) {
  const { view, isOwn, isLoading, failure } = useCookbookRecipe(recipeId);
  // The recipe may change while it is edited. The edit is about the version that was opened.
  const [opened, setOpened] = useState<typeof view>();
  if (view && isOwn && !opened) setOpened(view);
  if (opened) {
    const { recipe, pictures = recipe.images } = opened;
    const base = toTyped(toCookbookText(recipe), pictures);
    return <Editing userId={userId} recipeId={recipeId} base={base} baseVersion={recipe.version} />;
  }
  if (isLoading) return <EditorLoading title={cookbookNames.editRecipe} />;
  const error = failure ?? new RejectedFailure(404, cookbookTexts.notFound);
  return <RecipeFailure error={error} retry={retry} />;
}

function retry(): void {
  void queryClient.invalidateQueries({ queryKey: ['cookbook'] });
}

/** Search of the address to which a sign-in from here returns. Only that sign-in takes the visitor's new recipe. */
const AFTER_SIGN_IN = '?draft=visitor';

/** Names the draft of an imported recipe. */
const IMPORTED = 'imported';

/** The recipe that the dialog has imported, or that the address contains. A failure is shown in a notice. */
async function takeImported(): Promise<Pick<Start, 'typed' | 'picture'> | undefined> {
  const handed = takeHandedOver();
  if (handed) return toStart(handed);
  const { hash } = location;
  if (hash.length < 2) return undefined;
  history.replaceState(history.state, '', location.pathname);
  try {
    const { readHash } = await import('#domain/cookbook/import/parts.ts');
    const draft = await readHash(hash);
    if (draft) return toStart(draft);
    showNotice({ kind: 'error', text: cookbookTexts.nothingInAddress });
  } catch (error) {
    showNotice({
      kind: 'error',
      text: error instanceof Error ? error.message : cookbookTexts.nothingInAddress,
    });
  }
  return undefined;
}

function toStart({ text, picture }: ImportedDraft): Pick<Start, 'typed' | 'picture'> {
  return { typed: toTyped(text, []), picture };
}

type EditingProps = Pick<Start, 'userId' | 'recipeId' | 'base' | 'baseVersion'>;

function Editing({ userId, recipeId, base, baseVersion }: EditingProps) {
  const navigate = useNavigate();
  const { searchStr } = useRouter().state.location;
  const [takesNew] = useState(searchStr === AFTER_SIGN_IN);
  const [start, setStart] = useState<Start>();
  const [isAdopted, setAdopted] = useState(false);
  const [first] = useState({ base, baseVersion });
  useEffect(() => {
    let isUnmounted = false;
    const look = async () => {
      const imported = recipeId === '' ? await takeImported() : undefined;
      // An imported recipe has a separate draft, so it does not replace a draft that the member began before.
      const foundImported =
        recipeId === '' && !imported ? await findOwnDraft(userId, IMPORTED, takesNew) : undefined;
      const draftId = toDraftId(userId, imported || foundImported ? IMPORTED : recipeId);
      // A member who brought a visitor's recipe along also gets the draft of its edit.
      const found = imported
        ? undefined
        : (foundImported ?? (await findOwnDraft(userId, recipeId, recipeId !== '' || takesNew)));
      if (isUnmounted) return;
      setAdopted(found?.isAdopted === true);
      const own = { draftId, userId, base: first.base, isImported: imported !== undefined };
      setStart(
        found
          ? { ...own, ...found.draft, bytes: found.bytes }
          : {
              ...own,
              recipeId: recipeId || toNewId(),
              baseVersion: first.baseVersion,
              typed: imported?.typed ?? first.base,
              picture: imported?.picture,
              bytes: new Map(),
            },
      );
    };
    void look();
    return () => {
      isUnmounted = true;
    };
  }, [userId, recipeId, takesNew, first]);
  const savedId = start?.recipeId ?? '';
  const leave = useLeave({ userId, recipeId, isAdopted });
  const done = useCallback(
    (isSaved: boolean) => {
      if (isSaved) void navigate({ to: pagePaths.recipe(savedId), replace: true });
      else leave();
    },
    [navigate, savedId, leave],
  );
  const title = recipeId ? cookbookNames.editRecipe : cookbookNames.newRecipe;
  if (!start) return <EditorLoading title={title} />;
  return <RecipeForm title={title} start={start} leave={leave} done={done} />;
}

/** `isAdopted`: a visitor wrote it before they signed in. Taken only if `takes`. */
async function findOwnDraft(userId: string, name: string, takes: boolean) {
  const own = await findDraft(toDraftId(userId, name), userId);
  if (own) return { ...own, isAdopted: false };
  const taken = userId === '' || !takes ? undefined : await takeVisitorDraft(userId, name);
  return taken && { ...taken, isAdopted: true };
}

/** Returns to the page that the editor was opened from. After a sign-in from here, the editor opens again. */
function useLeave({
  userId,
  recipeId,
  isAdopted,
}: Pick<Start, 'userId' | 'recipeId'> & { isAdopted: boolean }): () => void {
  const router = useRouter();
  useEffect(() => {
    // A visitor's recipe is in the member's cookbook only after the question that the cookbook asks.
    const toNew = pagePaths.newRecipe + (userId === '' ? AFTER_SIGN_IN : '');
    const back = recipeId ? pagePaths.cookbook : toNew;
    return router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
      if (pathname === pagePaths.login || pathname === pagePaths.register) saveReturnAddress(back);
    });
  }, [router, userId, recipeId]);
  return useCallback(() => {
    // Before a sign-in from here, the history has this form once more.
    if (router.history.canGoBack() && !isAdopted) router.history.back();
    else {
      const to = recipeId ? pagePaths.recipe(recipeId) : pagePaths.cookbook;
      void router.navigate({ to, replace: true });
    }
  }, [router, recipeId, isAdopted]);
}
