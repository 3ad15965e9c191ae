import { expect, type Page } from 'playwright/test';
import * as v from 'valibot';

/**
 * The rows of a store, or none while the app has not created the database. Opening it earlier would create an empty
 * one.
 */
export function readStored(page: Page, store: string): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === 'rc')) return [];
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('rc');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
      opening.addEventListener('success', () => {
        const device = opening.result;
        const reading = device.transaction(name).objectStore(name).getAll();
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(reading.error ?? new Error('not read')));
        device.close();
      });
    });
  }, store);
}

/** Waits until the device has stored this community content, because it is shown before it is stored. */
export async function expectKeptWords(page: Page, ...words: string[]): Promise<void> {
  await expect(async () => {
    const kept = JSON.stringify(await readStored(page, 'communityPages'));
    for (const one of words) expect(kept).toContain(one);
  }).toPass({ timeout: 60_000 });
}

const KeptPage = v.object({ userId: v.string(), kind: v.string(), k: v.string() });

/** Waits until the device has stored this page for this member, so that it opens with no network. A list has no id. */
export async function expectKeptPage(
  page: Page,
  userId: string,
  kind: string,
  id = '',
): Promise<void> {
  await expect
    .poll(async () => v.parse(v.array(KeptPage), await readStored(page, 'communityPages')))
    .toContainEqual({ userId, kind, k: expect.stringContaining(id) });
}

/**
 * Waits for the end of the first visit: the worker is active and has stored the whole collection and every file of the
 * app.
 */
export async function settleOn(page: Page, recipes: number): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => (await readStored(page, 'recipes')).length)
    .toBeGreaterThanOrEqual(recipes);
  await expect.poll(() => page.evaluate(findMissingFiles)).toEqual([]);
}

/** Runs in the page. The files that the worker has not stored yet. */
export async function findMissingFiles(): Promise<string[]> {
  const worker = await (await fetch('/sw.js')).text();
  const named = [...worker.matchAll(/["']?url["']?:["'`]([^"'`]+\.\w+)["'`]/g)];
  const kept = await (await caches.open('app')).keys();
  const here = new Set(kept.map(({ url }) => new URL(url).pathname));
  return named
    .map(([, path = '']) => new URL(path, location.origin).pathname)
    .filter((path) => !path.startsWith('/media/') && !here.has(path));
}
