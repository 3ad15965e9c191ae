import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { memo } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import * as actionTexts from '../../../texts/en/actions.ts';
import { WaitingPlace } from '../../parts/waiting-place.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { CookBadges } from './cook-badges.tsx';
import type { Layout } from './layout.ts';
import { ProgressButton } from './step/progress-button.tsx';
import styles from './top-row.module.css';

interface Props {
  recipeId: string;
  title: string;
  layout: Layout;
  showAll: () => void;
}

/** The way out, how far the cook is, and what holds: one row where it is wide, two on phones. */
export const TopRow = memo(function TopRow({ recipeId, title, layout, showAll }: Props) {
  const isWide = layout === 'wide';
  const navigate = useNavigate();
  const progress = <ProgressButton showAll={showAll} />;
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
  const top = `calc(${layout === 'low' ? 4 : 10}px + env(safe-area-inset-top))`;
  if (layout !== 'phone') {
    return (
      <chakra.div display="flex" alignItems="center" gap="4" px={isWide ? '7' : '3'} pt={top}>
        {close}
        <chakra.p textStyle="cookTitle" mr="3" maxW="30%" lineClamp="2">
          {title}
        </chakra.p>
        <chakra.div flex="1" minW="24">
          {progress}
        </chakra.div>
        <WaitingPlace />
        <CookBadges recipeId={recipeId} isWide={isWide} />
      </chakra.div>
    );
  }
  return (
    <chakra.div pt={top}>
      <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="2" pl="2" pr="3">
        {close}
        <WaitingPlace />
        <CookBadges recipeId={recipeId} isWide={isWide} />
      </chakra.div>
      <chakra.div px="5" mt="-1.5">
        {progress}
      </chakra.div>
    </chakra.div>
  );
});
