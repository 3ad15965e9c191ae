import { expect, type Page } from 'playwright/test';
import { expectStep } from '../cooking-steps.ts';

export const DISH = '/recipe/dan-dan-noodles/cook';
export const START = new Date('2026-11-23T18:00:00Z');

declare global {
  var rung: string[];
}

/** Records every way in which a page rings, except the sound. */
export async function noteRings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.rung = [];
    navigator.vibrate = () => globalThis.rung.push('vibration') > 0;
  });
}

export const countRings = (page: Page) => page.evaluate(() => globalThis.rung.length);

export async function startTimer(
  page: Page,
  step: number,
  words: string,
  running: number,
): Promise<void> {
  await page.goto(`${DISH}#step-${step}`);
  await expectStep(page, step, 8);
  await page.getByRole('button', { name: `Start timer: ${words}`, exact: true }).click();
  await expect(page.getByRole('timer')).toHaveCount(running);
}
