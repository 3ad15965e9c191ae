import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { Phone } from '../../support/phone.ts';
import { readStored, settleOn } from '../../support/stored.ts';
import { arrivalTimeout, countStored } from '../../support/waiting.ts';

/** Milliseconds between the tap and the kill. -1 stops the page after the tap and before it paints. */
const MOMENTS = [-1, 0, 3, 8, 15, 30, 60, 150];

/**
 * Collects the page's signals: that it was tapped, and that a heart is filled. With `halts` the page then never paints
 * again.
 */
async function listen(page: Page, halts: boolean): Promise<ReadonlySet<string>> {
  const received = new Set<string>();
  await page.exposeFunction('report', (word: string) => void received.add(word));
  await page.evaluate((isHalting) => {
    const onTap = () => {
      globalThis.report('tapped');
      if (!isHalting) return;
      requestAnimationFrame(() => {
        for (;;);
      });
    };
    document.addEventListener('click', onTap, { capture: true, once: true });
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Remove from favorites"]')) globalThis.report('full');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, halts);
  return received;
}

declare global {
  var report: (word: string) => void;
}

test('[T-outbox-16] a phone that loses power between tap and paint keeps every write that it showed', {
  tag: ['@journey-16', '@soak'],
}, async ({ server, network, writeLog }) => {
  test.setTimeout(240_000);
  const ana = await Member.join(server.port, 'Ana');
  const dishes = (await server.fetchAll()).slice(0, MOMENTS.length);
  const phone = await Phone.open();
  const first = await phone.start();
  await first.goto(network.origin);
  await settleOn(first, (await server.fetchAll()).length);
  await ana.signIn(first);
  // Chromium writes local storage some seconds late. If it were killed earlier, it would start signed out.
  await phone.quit();
  await network.setCondition('server-down');

  const kept: string[] = [];
  let page = await phone.start();
  for (const [n, moment] of MOMENTS.entries()) {
    const dish = dishes[n];
    if (!dish) throw new Error('There are too few dishes');
    await page.goto(`${network.origin}/recipe/${dish._id}`);
    const heart = page.getByRole('button', { name: 'Add to favorites' }).first();
    await expect(heart).toBeVisible();
    const received = await listen(page, moment < 0);
    const tap = ignoreError(heart.click({ noWaitAfter: true }), 'the browser may die before it');
    await expect.poll(() => received.has('tapped'), { intervals: [1] }).toBe(true);
    if (moment > 0) await wait(moment);
    const wasShown = received.has('full');
    page = await phone.start();
    await tap;
    writeLog.noteFault();

    await page.goto(`${network.origin}/recipe/${dish._id}`);
    const rows = await readStored(page, 'outbox');
    const isKept = rows.length > kept.length;
    if (wasShown) expect(isKept, `shown ${moment} ms after the tap`).toBe(true);
    if (isKept) kept.push(dish.recipe_name);
    expect(rows).toHaveLength(kept.length);
    const name = isKept ? 'Remove from favorites' : 'Add to favorites';
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
  }
  expect(await writeLog.note(page)).toBe(kept.length);
  await network.setCondition('perfect');
  await page.goto(network.origin);
  await expect.poll(() => countStored(page), arrivalTimeout).toBe(0);
  expect((await ana.fetchFavorites()).toSorted()).toEqual(kept.toSorted());
  await phone.close();
});
