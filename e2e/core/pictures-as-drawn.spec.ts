import { pagePaths } from '#contract/page/paths.ts';
import { test } from '../support/fixtures.ts';
import { expectPicturesAsDrawn, PHONE } from '../support/journeys/pictures-as-drawn.ts';

for (const path of [pagePaths.home, pagePaths.allRecipes, pagePaths.recipe('dan-dan-noodles')]) {
  test(`${path} at 390 loads no picture much wider than it is drawn, and one before all others`, async ({
    browser,
    network,
  }) => {
    await expectPicturesAsDrawn(browser, network.origin, path, PHONE);
  });
}
