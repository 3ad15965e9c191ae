import { expect, test } from 'vitest';
import { findLiterals, listLiterals } from './literals.ts';

/** What is yet to be moved, and one name. It only shrinks: a new sentence goes to `texts/`. */
const ALLOWED = [
  'src/features/browse/cloth-header.tsx: Search',
  'src/features/browse/cloth-header.tsx: Back to home',
  'src/features/browse/no-recipes.tsx: No recipes here yet.',
  'src/features/browse/no-recipes.tsx: This table is still bare. Others are laid.',
  'src/features/browse/recipe-grid.tsx: Loading recipes',
  'src/features/home/home-page.tsx: Search',
  'src/features/home/home-page.tsx: Favorites',
  'src/features/home/home-page.tsx: Where to tonight?',
  'src/features/home/home-page.tsx: All recipes',
  'src/features/home/stove-card.tsx: Continue cooking',
  'src/features/home/stove-card.tsx: Still on the stove',
  'src/features/home/stove-card.tsx: Continue',
  'src/features/shell/bottom-bar.tsx: Main',
  'src/features/shell/bottom-bar.tsx: Home',
  'src/features/shell/bottom-bar.tsx: Recipes',
  'src/features/shell/bottom-bar.tsx: Cook',
  'src/features/shell/not-found-page.tsx: Nothing on this plate',
  'src/features/shell/not-found-page.tsx: The page you are looking for does not exist.',
  'src/features/shell/not-found-page.tsx: Go home',
  'src/features/shell/page-failure.tsx: Load again',
  'src/features/shell/page-failure.tsx: Go back',
  'src/features/shell/top-bar.tsx: Main',
  'src/features/shell/top-bar.tsx: Search',
  'src/features/shell/top-bar.tsx: Favorites',
  'src/features/upkeep/install-card.late.tsx: Install Simmer',
  'src/features/upkeep/install-card.late.tsx: Keep Simmer by the stove',
  'src/features/upkeep/install-card.late.tsx: Opens full screen, stays awake while you cook, works offline.',
  'src/features/upkeep/install-card.late.tsx: Not now',
  'src/features/upkeep/install-card.late.tsx: Install',
  'src/features/upkeep/install-card.late.tsx: Tap Share in the browser’s bar',
  'src/features/upkeep/install-card.late.tsx: Choose “Add to Home Screen”',
  'src/features/upkeep/install-card.late.tsx: Something is still waiting to send from this browser. Let it go out first: the app on the home screen starts without it.',
  'src/ui/dialog/responsive-dialog.tsx: Close',
  'src/ui/form/text-area.tsx: characters',
  'src/ui/mark-buttons.tsx: Saved offline',
  'src/ui/notice/failure-page.tsx: Try again',
  'src/ui/progress-ring.tsx: Upload',
  'src/ui/waiting-badge.tsx: Waiting to send',
  'src/features/shell/top-bar.tsx: Simmer',
];

test('a sentence in an attribute or between tags is found', () => {
  expect(findLiterals('<Button aria-label="Close it"><X /> Close <b>now</b></Button>')).toEqual([
    'Close it',
    'now',
  ]);
  expect(findLiterals('<p>{count} waiting</p>')).toEqual(['waiting']);
});

test('texts, types and arrow functions are none', () => {
  const source = 'const f = (a: Map<string, X>) => <p title={t.title}>{t.body}</p>;';
  expect(findLiterals(source)).toEqual([]);
});

test('every sentence of a component stands in texts/', () => {
  expect(listLiterals('.').toSorted()).toEqual(ALLOWED.toSorted());
});
