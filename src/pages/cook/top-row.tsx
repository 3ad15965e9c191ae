import { useNavigate } from '@tanstack/react-router';
import { ListChecks, X } from 'lucide-react';
import { memo } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { WaitingPlace } from '#domain/outbox/waiting-place.tsx';
import * as appTexts from '#texts/app.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { IconButton } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { CookBadges } from './cook-badges.tsx';
import { KitchenMenu } from './kitchen-menu.tsx';
import type { Layout } from './layout.ts';
import type { SheetName } from './sheets/sheet-props.ts';
import type { Move } from './step/moves.ts';
import { ProgressButton } from './step/progress-button.tsx';
import styles from './top-row.module.css';

interface Props {
  recipe: Recipe;
  title: string;
  layout: Layout;
  move: (move: Move) => void;
  showSheet: (name: SheetName) => void;
}

/** Close button, progress, badges and lookups of the cooking view. */
export const TopRow = memo(function TopRow({ recipe, title, layout, move, showSheet }: Props) {
  const isWide = layout === 'wide';
  const navigate = useNavigate();
  const tools = (
    <div className={styles.tools}>
      <IconButton
        aria-label={recipeTexts.ingredients}
        aria-haspopup="dialog"
        onClick={() => showSheet('ingredients')}
      >
        <ListChecks size={24} />
      </IconButton>
      <KitchenMenu
        title={title}
        ingredients={recipe.ingredients}
        layout={layout}
        move={move}
        showSheet={showSheet}
      />
    </div>
  );
  const close = (
    <IconButton
      aria-label={appTexts.close}
      variant={isWide ? 'paper' : 'plain'}
      className={isWide ? styles.large : undefined}
      // Replaces the history entry, so that Back on the recipe returns to the page before it.
      onClick={() => void navigate({ to: pagePaths.recipe(recipe._id), replace: true })}
    >
      <X size={isWide ? 24 : 27} />
    </IconButton>
  );
  return (
    <div className={joinClasses(styles.top, isWide && styles.wide)}>
      {close}
      {isWide && (
        <p className={joinClasses(text.cookTitle, styles.title)} translate="no">
          {title}
        </p>
      )}
      <div className={styles.progress}>
        <ProgressButton title={isWide ? undefined : title} showAll={() => showSheet('steps')} />
      </div>
      <WaitingPlace isNarrow={!isWide} />
      <CookBadges recipeId={recipe._id} isWide={isWide} />
      {tools}
    </div>
  );
});
