import { useNavigate } from '@tanstack/react-router';
import { BookPlus, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { removeRecipe } from '#domain/cookbook/changes.ts';
import { copyRecipe } from '#domain/cookbook/make-mine.ts';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import type { CookbookView } from '#domain/overlay/views.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { OriginalNote } from './original-note.tsx';
import styles from './own.module.css';
import { RefusedNote } from './refused-note.tsx';
import { ShareSheet } from './share-sheet.tsx';

interface Props {
  view: CookbookView;
  isOwn: boolean;
}

/** Edit, share and delete, and what the owner has to know. Another member's recipe can be copied. */
export function OwnActions({ view, isOwn }: Props) {
  const { recipe, delivery } = view;
  const isDelayed = useOutboxCounts().waiting > 0;
  if (!isOwn) return <KeepACopy view={view} />;
  const isWaiting = isDelayed && delivery !== undefined && delivery.state !== 'failed';
  return (
    <div className={styles.actions}>
      {isWaiting && (
        <p>
          <WaitingBadge />
        </p>
      )}
      <RefusedNote view={view} />
      {recipe.basedOn !== undefined && <OriginalNote recipe={recipe} dishId={recipe.basedOn} />}
      <OwnButtons view={view} />
    </div>
  );
}

function OwnButtons({ view }: Pick<Props, 'view'>) {
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState<boolean>();
  const remove = async () => {
    const failure = await removeRecipe(view);
    if (failure !== undefined) showNotice({ kind: 'error', text: failure });
    else await navigate({ to: pagePaths.cookbook, replace: true });
  };
  return (
    <div data-print="no" className={styles.buttons}>
      <ButtonLink to={pagePaths.editRecipe(view.recipe._id)} variant="outline" size="sm">
        <Pencil size={18} />
        {appTexts.edit}
      </ButtonLink>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setSharing(true)}>
        <Share2 size={18} />
        {appTexts.share}
      </Button>
      <Button variant="outline" size="sm" onClick={() => void remove()}>
        <Trash2 size={18} />
        {appTexts.deleteIt}
      </Button>
      {isSharing !== undefined && (
        <ShareSheet view={view} isOpen={isSharing} close={() => setSharing(false)} />
      )}
    </div>
  );
}

function KeepACopy({ view }: Pick<Props, 'view'>) {
  const navigate = useNavigate();
  const keep = async () => {
    const { recipeId, failure } = await copyRecipe(view.recipe);
    if (failure !== undefined) {
      showNotice({ kind: 'error', text: failure });
      return;
    }
    showNotice({ kind: 'success', text: cookbookNames.copyKept });
    await navigate({ to: pagePaths.recipe(recipeId) });
  };
  return (
    <div data-print="no" className={styles.buttons}>
      <Button variant="outline" size="sm" onClick={() => void keep()}>
        <BookPlus size={18} />
        {cookbookTexts.keepACopy}
      </Button>
    </div>
  );
}
