import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

export const SIZES = {
  phone: { width: 412, height: 915 },
  desktop: { width: 1280, height: 900 },
} as const;

/**
 * Axe violations on the current page. The spec must set `bypassCSP`, because axe does not notice when the policy stops
 * it.
 */
export async function listViolations(
  page: Page,
  where: string,
  options: RunOptions = {},
): Promise<string[]> {
  // Text has no final contrast while it fades in. Endless animations are ignored.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // Faster, because axe then lists only the elements of violations.
  const wanted: RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((given) => globalThis.axe.run(given), wanted);
  return violations.map(
    ({ id, nodes }) =>
      `${where}: ${id} at ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`,
  );
}

/** The dark theme differs from the light one only in its colours. */
const RULES: Record<'light' | 'dark', RunOptions> = {
  light: {},
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

/** Checks light and dark, and each of `sizes`, without a reload. */
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
