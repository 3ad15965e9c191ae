import { useNavigate } from '@tanstack/react-router';
import { ListChecks, X } from 'lucide-react';
import { memo } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import * as actionTexts from '../../../texts/en/actions.ts';
import * as recipePageTexts from '../../../texts/en/recipe-page.ts';
import { WaitingPlace } from '../../parts/waiting-place.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { AloudPlace } from './aloud/aloud-place.tsx';
import { CookBadges } from './cook-badges.tsx';
import type { Layout } from './layout.ts';
import type { SheetName } from './sheets/sheet-props.ts';
import type { Move } from './step/moves.ts';
import { ProgressButton } from './step/progress-button.tsx';
import styles from './top-row.module.css';

interface Props {
  recipeId: string;
  title: string;
  layout: Layout;
  move: (move: Move) => void;
  showSheet: (name: SheetName) => void;
}

/** The way out, how far the cook is, and what holds: one row where it is wide, two on phones. */
export const TopRow = memo(function TopRow({ recipeId, title, layout, move, showSheet }: Props) {
  const isWide = layout === 'wide';
  const navigate = useNavigate();
  const progress = <ProgressButton showAll={() => showSheet('steps')} />;
  const tools = (
    <div className={styles.tools}>
      <IconButton
        aria-label={recipePageTexts.ingredients}
        aria-haspopup="dialog"
        onClick={() => showSheet('ingredients')}
      >
        <ListChecks aria-hidden size={24} />
      </IconButton>
      <AloudPlace title={title} move={move} />
    </div>
  );
  const close = (
    <IconButton
      aria-label={actionTexts.close}
      variant={isWide ? 'paper' : 'plain'}
      className={isWide ? styles.large : undefined}
      // In its place in the history: going back from the recipe leads to where the cook came from.
      onClick={() => void navigate({ to: pagePaths.recipe(recipeId), replace: true })}
    >
      <X aria-hidden size={isWide ? 24 : 27} />
    </IconButton>
  );
  if (layout !== 'phone') {
    return (
      <div className={joinClasses(styles.top, styles.row, layout === 'low' && styles.low)}>
        {close}
        <p className={joinClasses(text.cookTitle, styles.title)} translate="no">
          {title}
        </p>
        <div className={styles.progress}>{progress}</div>
        <WaitingPlace />
        <CookBadges recipeId={recipeId} isWide={isWide} />
        {tools}
      </div>
    );
  }
  return (
    <div className={styles.top}>
      <div className={styles.first}>
        {close}
        <WaitingPlace />
        <CookBadges recipeId={recipeId} isWide={isWide} />
      </div>
      <div className={styles.second}>
        {progress}
        {tools}
      </div>
    </div>
  );
});
