import { type BrowserContext, type CDPSession, expect, type Page } from 'playwright/test';
import * as v from 'valibot';
import { readStored } from '../stored.ts';

export const StoredTimer = v.object({ id: v.string(), rangAt: v.optional(v.number()) });

export async function untilRung(page: Page, count: number): Promise<void> {
  const readRung = async () =>
    (await readStored(page, 'timers')).filter((timer) => v.parse(StoredTimer, timer).rangAt).length;
  await expect.poll(readRung).toBe(count);
}

/** Delivers a push message to the real worker, like a push service. */
export async function openPush(context: BrowserContext, page: Page, origin: string) {
  const session: CDPSession = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return (id: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({ kind: 'timer', id }),
    });
}

/** Moves the end of the timer to now. */
export async function endTimer(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (timerId) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('rc');
        opening.addEventListener('success', () => {
          const device = opening.result;
          const store = device.transaction('timers', 'readwrite').objectStore('timers');
          const reading: IDBRequest<{ setAt: number; dueAt: number }> = store.get(timerId);
          reading.addEventListener('success', () => {
            const timer = reading.result;
            const past = 600_000;
            store.put({ ...timer, setAt: timer.setAt - past, dueAt: timer.dueAt - past });
          });
          store.transaction.addEventListener('complete', () => resolve());
          device.close();
        });
      }),
    id,
  );
}
