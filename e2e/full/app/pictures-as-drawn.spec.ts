import { pagePaths } from '#contract/page/paths.ts';
import { test } from '../../support/fixtures.ts';
import { DESKTOP, expectPicturesAsDrawn, PHONE } from '../../support/journeys/pictures-as-drawn.ts';

const LISTS = [pagePaths.cuisine('asian'), pagePaths.trendingRecipes];
const OTHERS = [pagePaths.home, pagePaths.allRecipes, pagePaths.recipe('dan-dan-noodles')];

for (const [screen, pages] of [
  [PHONE, LISTS],
  [DESKTOP, [...LISTS, ...OTHERS]],
] as const) {
  for (const path of pages) {
    test(`${path} at ${screen.viewport.width} loads no picture much wider than it is drawn, and one before all others`, async ({
      browser,
      network,
    }) => {
      await expectPicturesAsDrawn(browser, network.origin, path, screen);
    });
  }
}
