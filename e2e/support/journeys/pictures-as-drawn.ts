import { type Browser, expect, type Page } from 'playwright/test';
import { pagePaths } from '../../../contract/paths.ts';
import { PICTURE_WIDTHS } from '../../../contract/recipe/picture.ts';
import { untilServed, untilStands } from '../standing.ts';

interface Screen {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
}

export const PHONE: Screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
export const DESKTOP: Screen = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/** A file may be so much wider than it is drawn, and wider where no narrower one fills the place. */
const AT_MOST = 1.6;

interface Drawn {
  file: string;
  /** Pixels of the screen that it fills, as a picture of 4:3 that covers its frame. */
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

/** The picture that a page announces is the one it shows. */
async function expectShowsAnnounced(page: Page): Promise<void> {
  const announced = page.locator('link[rel="preload"][as="image"]');
  const shown = page.locator('picture:has(img[fetchpriority="high"]) source').first();
  expect(await announced.getAttribute('imagesizes')).toBe(await shown.getAttribute('sizes'));
  expect(await announced.getAttribute('imagesrcset')).toBe(await shown.getAttribute('srcset'));
}

/** Opens a page in a browser that has no pictures yet, and looks at those that it loaded. */
export async function expectPicturesAsDrawn(
  browser: Browser,
  origin: string,
  path: string,
  screen: Screen,
): Promise<void> {
  await untilServed(origin + path);
  const context = await browser.newContext({
    baseURL: origin,
    // The worker would fetch them too.
    serviceWorkers: 'block',
    ...screen,
  });
  const page = await context.newPage();
  await page.goto(path);
  await untilStands(page);
  expect(await page.locator('img[fetchpriority="high"]').count()).toBe(1);
  const drawn = await readDrawn(page);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(isTooWide)).toEqual([]);
  // Home announces none.
  if (path !== pagePaths.home) await expectShowsAnnounced(page);
  await context.close();
}
