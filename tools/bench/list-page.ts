import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { NEEDS_AT_ONCE_MAX } from '#contract/list/limits.ts';
import { Lists } from '#contract/list/schema.ts';
import { Member } from '#e2e/support/members.ts';
import { Network } from '#e2e/support/network.ts';
import { Phone } from '#e2e/support/phone.ts';
import { BuiltServer } from '#e2e/support/server.ts';
import { expectKeptPage, settleOn } from '#e2e/support/stored.ts';
import { toLine, toMedian } from './figures.ts';
import { watchMainThread } from './main-thread.ts';

/**
 * Measures the page of a shopping list with 480 needs: opening it again, opening it from a cold start with the server
 * stopped, the script of a tick, and adding a dish. Needs a build (`npm run build`).
 */
const NEEDS = 480;
const RUNS = 5;
const TICKS = 20;
const WARM_S = 0.8;
const COLD_S = 0.8;
const TICK_SCRIPT_MS = 5;
const DISH_SCRIPT_MS = 100;
/** Time to store a change and render it. */
const SETTLE_MS = 600;

const server = await BuiltServer.open();
const network = await Network.open(server.port);
const phone = await Phone.open();
try {
  const dishes = await server.fetchAll();
  const member = await Member.join(server.port, 'Amara');
  const listId = await fillList(
    member,
    dishes.flatMap(({ ingredients }) => ingredients),
  );
  const address = `${network.origin}/list`;
  const first = await phone.start();
  await first.goto(network.origin);
  await member.signIn(first);
  await settleOn(first, dishes.length);
  await open(first, address);
  await expectKeptPage(first, member.id, 'list', listId);

  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) warm.push(await open(first, address));
  console.log(toLine(`opening again, median of ${RUNS}`, toMedian(warm), WARM_S, 's'));
  await measureTicks(first);
  await measureDish(first, dishes[0]?._id ?? '');

  await phone.quit();
  await network.setCondition('server-down');
  const cold: number[] = [];
  for (let run = 0; run < RUNS; run += 1) cold.push(await open(await phone.start(), address));
  console.log(toLine(`cold, server stopped, median of ${RUNS}`, toMedian(cold), COLD_S, 's'));
} finally {
  await phone.close();
  await network.close();
  await server.close();
}

async function fillList(member: Member, lines: readonly string[]): Promise<string> {
  await member.ask('POST', '/lists', { name: 'Weekend' });
  const [list] = v.parse(Lists, await member.ask('GET', '/lists'));
  if (!list) throw new Error('The list was not created');
  const at = new Date().toISOString();
  const needs = lines.slice(0, NEEDS).map((text) => ({ _id: randomUUID(), text, at }));
  for (let start = 0; start < needs.length; start += NEEDS_AT_ONCE_MAX) {
    const part = needs.slice(start, start + NEEDS_AT_ONCE_MAX);
    await member.ask('POST', `/lists/${list._id}/needs`, { needs: part });
  }
  return list._id;
}

/** Seconds from the navigation until the lines are in the page. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    () => document.querySelectorAll('main input[type=checkbox]').length > 100 && performance.now(),
  );
  return Number(await shown.jsonValue()) / 1000;
}

/** Ticks a line and takes the tick back, by taps sent through DevTools: a locator's click would run script in the page. */
async function measureTicks(page: Page): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const read = await watchMainThread(page);
  await wait(3 * SETTLE_MS);
  const line = page.locator('main input[type=checkbox]').nth(2);
  const box = await line.boundingBox();
  if (!box) throw new Error('The list has no line');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const;
  const script: number[] = [];
  for (let ticks = 0; ticks < TICKS; ticks += 1) {
    const before = await read();
    await hand.send('Input.dispatchMouseEvent', { type: 'mousePressed', clickCount: 1, ...at });
    await hand.send('Input.dispatchMouseEvent', { type: 'mouseReleased', clickCount: 1, ...at });
    await wait(SETTLE_MS);
    script.push((await read()).script - before.script);
    if ((await line.isChecked()) !== (ticks % 2 === 0)) throw new Error('The tap missed the line');
  }
  console.log(toLine(`script of a tick, median of ${TICKS}`, toMedian(script), TICK_SCRIPT_MS));
}

async function measureDish(page: Page, dishId: string): Promise<void> {
  await page.goto(`${network.origin}/recipe/${dishId}`);
  await page.getByRole('button', { name: 'Add to shopping list' }).first().click();
  const add = page.getByRole('dialog').getByRole('button', { name: /^Add \d+ items?$/ });
  await add.waitFor();
  await wait(SETTLE_MS);
  const read = await watchMainThread(page);
  const before = await read();
  await add.click();
  await page.getByText('is on your shopping list').waitFor();
  console.log(
    toLine('script of adding a dish', (await read()).script - before.script, DISH_SCRIPT_MS),
  );
}
