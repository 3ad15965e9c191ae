import { expect, type Page } from 'playwright/test';

/** Waits until the server has rendered this page once. Before that it may answer with the neutral shell. */
export async function untilServed(address: string): Promise<void> {
  await expect.poll(async () => (await fetch(address)).text()).toContain('<main');
}

/** Runs in the page. True once React manages `main`, to which it then adds a `__react…` property. */
export const isTakenOver = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

/** Waits until the page is hydrated and its content, fonts and visible pictures are loaded. */
export async function untilStands(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    });
    return (
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      inSight.every(({ complete }) => complete)
    );
  });
}
