import { expect, type Page } from 'playwright/test';

/** Waits until the server has rendered this page once. Before that it may answer with the neutral shell. */
export async function untilRendered(address: string): Promise<void> {
  await expect.poll(async () => (await fetch(address)).text()).toContain('<main');
}

/** Runs in the page. True once React manages `main`, to which it then adds a `__react…` property. */
export const isHydrated = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

/** Waits until the page is hydrated and its content, fonts and visible pictures are loaded. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.waitForFunction(() => {
    const visible = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    });
    return (
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      visible.every(({ complete }) => complete)
    );
  });
}
