import { type BrowserContext, type CDPSession, expect, type Page } from 'playwright/test';
import type { Network } from '../network.ts';
import { readStored } from '../stored.ts';

/** Taps the heart and waits until the write is stored on the device. */
export async function like(page: Page): Promise<void> {
  const waiting = (await readStored(page, 'outbox')).length;
  await page.getByRole('button', { name: 'Add to favorites' }).first().click();
  await expect.poll(async () => (await readStored(page, 'outbox')).length).toBe(waiting + 1);
}

export async function hasHandedOver(page: Page): Promise<boolean> {
  const tags = await page.evaluate(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only Chromium has it, so the library's types do not
    const { sync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      sync: { getTags: () => Promise<string[]> };
    };
    return sync.getTags();
  });
  return tags.includes('outbox');
}

/** Resolves once the background sync is registered, after which the page may be closed. */
export const untilHandedOver = (page: Page) => expect.poll(() => hasHandedOver(page)).toBe(true);

/** The responses to favourites requests. */
export const listHearts = (network: Network) =>
  network.answers.filter(({ path }) => path === '/api/user/favorites');

/** Controls the browser's workers through the DevTools protocol, from another page. */
export class Workers {
  readonly #cdp: CDPSession;
  #registrationId = '';

  private constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  static async of(context: BrowserContext): Promise<Workers> {
    const cdp = await context.newCDPSession(await context.newPage());
    const workers = new Workers(cdp);
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations)
        if (!isDeleted) workers.#registrationId = registrationId;
    });
    await cdp.send('ServiceWorker.enable');
    await expect.poll(() => workers.#registrationId).not.toBe('');
    return workers;
  }

  async stop(): Promise<void> {
    await this.#cdp.send('ServiceWorker.stopAllWorkers');
  }

  async wake(origin: string): Promise<void> {
    await this.#cdp.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId: this.#registrationId,
      tag: 'outbox',
      lastChance: false,
    });
  }
}
