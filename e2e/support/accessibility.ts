import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

export const SIZES = {
  phone: { width: 412, height: 915 },
  desktop: { width: 1280, height: 900 },
} as const;

/** What axe finds on the page as it stands; a spec that asks has to go past the policy (`bypassCSP`), whose stops axe cannot see. */
export async function listViolations(
  page: Page,
  where: string,
  options: RunOptions = {},
): Promise<string[]> {
  // Half faded in, words have no contrast yet; what never ends is not waited for.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // Faster: axe then lists the elements of violations only.
  const wanted: RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((asked) => globalThis.axe.run(asked), wanted);
  return violations.map(
    ({ id, nodes }) =>
      `${where}: ${id} at ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`,
  );
}

/** The dark differs from the light in its colours alone. */
const RULES: Record<'light' | 'dark', RunOptions> = {
  light: {},
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

/** The same in the light and in the dark, and by `sizes` on each of these screens: nothing is loaded again for it. */
export async function listViolationsInBoth(
  page: Page,
  where: string,
  sizes: readonly { width: number; height: number }[] = [],
): Promise<string[]> {
  const found: string[] = [];
  const here = page.viewportSize();
  for (const size of sizes.length > 0 ? sizes : [here]) {
    if (size && size !== here) await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const view = `${where}, ${size?.width} wide, ${colorScheme}`;
      found.push(...(await listViolations(page, view, RULES[colorScheme])));
    }
  }
  return found;
}

type Axe = typeof axe;

declare global {
  var axe: Axe;
}
