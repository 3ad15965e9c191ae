import { expect, type Page } from 'playwright/test';
import { readStored } from './stored.ts';

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

export async function expectStep(page: Page, step: number, count: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(new RegExp(`^Step ${step} of ${count}: `));
}

export async function walk(page: Page, from: number, to: number, count: number): Promise<void> {
  // The page before it may still stand: a cook taps Next on a step that is there.
  await expectStep(page, from, count);
  for (let step = from; step < to; step += 1) {
    await next(page).click();
    await expectStep(page, step + 1, count);
  }
}

/** The device has the step: it is written a moment after it is shown, and a kill may come between. */
export async function expectKeptStep(page: Page, step: number): Promise<void> {
  await expect.poll(() => readStored(page, 'cookSessions')).toMatchObject([{ step }]);
}
