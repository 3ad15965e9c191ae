import { type Browser, expect, type Page } from 'playwright/test';
import { pagePaths } from '#contract/page/paths.ts';
import { PICTURE_WIDTHS } from '#contract/recipe/picture.ts';
import { untilReady, untilRendered } from '../page-ready.ts';

interface Screen {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
}

export const PHONE: Screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
export const DESKTOP: Screen = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/** The allowed ratio of file width to drawn width. A wider file is allowed if no narrower one fills the area. */
const AT_MOST = 1.6;

interface Drawn {
  file: string;
  /** Device pixels that a 4:3 picture fills to cover its frame. */
  pixels: number;
}

function isTooWide({ file, pixels }: Drawn): boolean {
  const width = Number(file.split('.').at(-2));
  const isAnyNarrower = PICTURE_WIDTHS.some((other) => other < width && other >= pixels);
  return isAnyNarrower && width > AT_MOST * pixels;
}

function readDrawn(page: Page): Promise<Drawn[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ currentSrc }) => currentSrc.includes('/media/dishes/'))
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const pixels = Math.max(width, (height * 4) / 3) * devicePixelRatio;
        return { file: new URL(image.currentSrc).pathname, pixels };
      }),
  );
}

/** Expects that the page shows the preloaded picture. */
async function expectShowsAnnounced(page: Page): Promise<void> {
  const announced = page.locator('link[rel="preload"][as="image"]');
  const shown = page.locator('picture:has(img[fetchpriority="high"]) source').first();
  expect(await announced.getAttribute('imagesizes')).toBe(await shown.getAttribute('sizes'));
  expect(await announced.getAttribute('imagesrcset')).toBe(await shown.getAttribute('srcset'));
}

/** Opens a page in a browser without pictures, and checks those that it loads. */
export async function expectPicturesAsDrawn(
  browser: Browser,
  origin: string,
  path: string,
  screen: Screen,
): Promise<void> {
  await untilRendered(origin + path);
  const context = await browser.newContext({
    baseURL: origin,
    // The worker would load pictures as well.
    serviceWorkers: 'block',
    ...screen,
  });
  const page = await context.newPage();
  await page.goto(path);
  await untilReady(page);
  expect(await page.locator('img[fetchpriority="high"]').count()).toBe(1);
  const drawn = await readDrawn(page);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(isTooWide)).toEqual([]);
  // Home preloads no picture.
  if (path !== pagePaths.home) await expectShowsAnnounced(page);
  await context.close();
}
