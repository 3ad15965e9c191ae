import { expect, type Page } from 'playwright/test';
import { readStored } from './stored.ts';

export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

export async function expectStep(page: Page, step: number, count: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(new RegExp(`^Step ${step} of ${count}: `));
}

export async function walk(page: Page, from: number, to: number, count: number): Promise<void> {
  // Waits for the step before the first tap, because the previous page may still be shown.
  await expectStep(page, from, count);
  for (let step = from; step < to; step += 1) {
    await nextButton(page).click();
    await expectStep(page, step + 1, count);
  }
}

/** Waits until the device has stored the step. It is stored a moment after it is shown, and a kill may come between. */
export async function expectKeptStep(page: Page, step: number): Promise<void> {
  await expect.poll(() => readStored(page, 'cookSessions')).toMatchObject([{ step }]);
}
