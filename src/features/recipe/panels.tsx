import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import * as recipePageTexts from '#texts/recipe-page.ts';
import { loadPortions } from '../../data/preparation.ts';
import { SkeletonBar } from '../../ui/button/chip.tsx';
import type { PanelProps } from './panel-props.ts';
import type { RecipeTab } from './recipe-tabs.tsx';

const loads = {
  story: () => import('./story/story-panel.late.tsx'),
  health: () => import('./health-panel.late.tsx'),
  music: () => import('./music/music-panel.late.tsx'),
};
const panels = { story: lazy(loads.story), health: lazy(loads.health), music: lazy(loads.music) };

/** The views besides the recipe itself. Their code loads when one is opened, or before in an idle moment. */
export function Panel({ tab, ...props }: PanelProps & { tab: Exclude<RecipeTab, 'recipe'> }) {
  const Chosen = panels[tab];
  return (
    <Suspense fallback={<PanelOnItsWay />}>
      <Chosen {...props} />
    </Suspense>
  );
}

/** Preloads the views and the portion rules, so that they work offline later. */
export function usePanelsAhead(): void {
  useEffect(() => {
    const load = () =>
      void Promise.allSettled([...Object.values(loads), loadPortions].map((one) => one()));
    const alarm = setTimeout(load, AFTER_THE_PAGE_MS);
    return () => clearTimeout(alarm);
  }, []);
}

/**
 * A timeout instead of an idle callback, which Safari lacks. Even slow phones have rendered the page after this time.
 */
const AFTER_THE_PAGE_MS = 3_000;

function PanelOnItsWay() {
  return (
    <chakra.output aria-label={recipePageTexts.loading} display="grid" gap="4" py="2">
      <SkeletonBar w="50%" h="2rem" />
      <SkeletonBar w="90%" />
      <SkeletonBar w="100%" h="9rem" />
    </chakra.output>
  );
}
