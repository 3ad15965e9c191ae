import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { OUTBOX_ROWS_MAX } from '#contract/device/outbox.ts';
import { chromiumLaunch } from '#e2e/support/chromium.ts';
import { Member } from '#e2e/support/members.ts';
import { Network } from '#e2e/support/network.ts';
import { BuiltServer } from '#e2e/support/server.ts';
import { readStored, settleOn } from '#e2e/support/stored.ts';
import { toLine, toMedian } from './figures.ts';
import { watchMainThread } from './main-thread.ts';
import { measureTap, noteFrames } from './tap-to-shown.ts';

/** Measures a heart while 199 other writes wait, and how the full outbox is sent. Needs a build (`npm run build`). */
const TAPS = 10;
/** Time to render the heart and store it. */
const SETTLE_MS = 800;
/** From the tap to the frame that shows it, on a phone with a quarter of the speed. */
const BUDGET_MS = 50;
const SLOWER = 4;

const server = await BuiltServer.open();
const network = await Network.open(server.port);
const browser = await chromium.launch(chromiumLaunch);
try {
  const all = await server.fetchAll();
  const dish = await server.fetchDish('asian');
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  await page.goto(`${network.origin}/recipe/${dish._id}`);
  await settleOn(page, all.length);
  const member = await Member.join(server.port, 'Ana');
  await member.signIn(page);
  await network.setCondition('server-down');
  await fill(page, OUTBOX_ROWS_MAX - 1);
  await page.reload();
  const heart = page.getByRole('button', { name: 'Add to favorites' }).first();
  await heart.waitFor();
  const box = await heart.boundingBox();
  if (!box) throw new Error('The favorite button was not found');
  const hand = await page.context().newCDPSession(page);
  const tap = async () => {
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const;
    await hand.send('Input.dispatchMouseEvent', { type: 'mousePressed', clickCount: 1, ...at });
    await hand.send('Input.dispatchMouseEvent', { type: 'mouseReleased', clickCount: 1, ...at });
    await wait(SETTLE_MS);
  };
  await wait(2 * SETTLE_MS);
  await noteFrames(page, page.getByRole('button', { name: /favorites$/ }).first());
  const read = await watchMainThread(page);
  const toShown: number[] = [];
  const after: number[] = [];
  for (let taps = 0; taps < TAPS; taps += 1) {
    const before = await read();
    toShown.push((await measureTap(browser, page, tap)) * SLOWER);
    after.push(((await read()).script - before.script) * SLOWER);
  }
  const what = `heart with ${OUTBOX_ROWS_MAX} waiting, script at ${SLOWER}x`;
  const median = toMedian(toShown);
  console.log(toLine(`${what}, tap to shown, median of ${TAPS}`, median, BUDGET_MS));
  console.log(toLine(`the same, worst of ${TAPS}`, Math.max(...toShown), BUDGET_MS));
  console.log(
    `all script within ${SETTLE_MS} ms of the tap, sending with it: median ${toMedian(after).toFixed(0)} ms, worst ${Math.max(...after).toFixed(0)} ms`,
  );
  if ((await readStored(page, 'outbox')).length === OUTBOX_ROWS_MAX - 1) await tap();

  network.answers = [];
  const before = await read();
  const start = Date.now();
  await network.setCondition('perfect');
  await page.reload();
  while ((await readStored(page, 'outbox')).length > 0) await wait(250);
  const seconds = (Date.now() - start) / 1000;
  const end = await read();
  const sent = network.answers.filter(({ path }) => path.startsWith('/api/user/')).length;
  console.log(
    `${OUTBOX_ROWS_MAX} writes left in ${seconds.toFixed(1)} s with ${sent} requests, ${(sent / seconds).toFixed(0)} a second; script ${(end.script - before.script).toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await network.close();
  await server.close();
}

/** Writes rows in the app's format, for dishes that are not on screen. */
function fill(page: Page, count: number): Promise<void> {
  return page.evaluate(async (rows) => {
    const { userId } = await new Promise<{ userId: string }>((resolve, reject) => {
      const opening = indexedDB.open('rc');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
      opening.addEventListener('success', () => {
        const device = opening.result;
        const reading = device.transaction('session').objectStore('session').get('current');
        reading.addEventListener('success', () => {
          const writing = device.transaction('outbox', 'readwrite');
          for (let n = 0; n < rows; n += 1) {
            writing.objectStore('outbox').add({
              key: crypto.randomUUID(),
              userId: reading.result.userId,
              v: 1,
              command: { op: 'favorite.set', recipeName: `Dish ${n}`, on: true },
              deps: [],
              state: 'queued',
              sent: false,
              attempts: 1,
              notBefore: 0,
              heldByServer: false,
              createdAt: Date.now(),
              bytes: 80,
            });
          }
          writing.addEventListener('complete', () => {
            device.close();
            resolve(reading.result);
          });
          writing.addEventListener('error', () =>
            reject(writing.error ?? new Error('not written')),
          );
        });
      });
    });
    return void userId;
  }, count);
}
