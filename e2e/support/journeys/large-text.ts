import { expect, type Page } from 'playwright/test';
import { SIZES } from '../accessibility.ts';

/** Elements that are wider than the window or cut off by their own overflow. */
function listCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('button, h1, h2, h3, dialog *')].filter((one) => {
      const { overflowX } = getComputedStyle(one);
      return overflowX !== 'visible' && one.clientWidth > 1 && one.scrollWidth > one.clientWidth;
    });
    const words = [...document.querySelectorAll('main :is(dd, dt, label, legend, h1, h2)')].filter(
      (one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (left < 0 || right > clientWidth);
      },
    );
    return [
      ...words.map((one) => `outside: ${one.outerHTML.slice(0, 120)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth}`] : []),
      ...cut.map((one) => one.outerHTML.slice(0, 120)),
    ];
  });
}

/** Expects that nothing is cut off or outside the window at 200 % text size. */
export async function expectWhole(
  page: Page,
  name: string,
  sizes: readonly { width: number; height: number }[] = Object.values(SIZES),
): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .soft(async () => expect(await listCutOff(page), `${name}, ${size.width} px`).toEqual([]))
      .toPass({ timeout: 60_000 });
  }
}
