import { test as base, expect, type Page } from 'playwright/test';
import { Complaints } from './complaints.ts';
import { Ledger } from './ledger.ts';
import { Network } from './network.ts';
import { BuiltServer } from './server.ts';
import { settleOn } from './stored.ts';
import { NOTHING_WRONG, TALLY, toWrong } from './tally.ts';

interface Each {
  network: Network;
  /** Of a journey's writes; at its end each has arrived, once, in order and under the right name. */
  ledger: Ledger;
  /** What the browser complained of; anything unexpected fails the journey. */
  complaints: Complaints;
  /** A first visit that ended well: the worker is in charge and holds the whole collection. */
  settle: (page: Page) => Promise<void>;
}

interface All {
  server: BuiltServer;
}

export const test = base.extend<Each, All>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await BuiltServer.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  network: async ({ server }, use) => {
    await server.start();
    const network = await Network.open(server.port);
    await use(network);
    await network.close();
  },

  ledger: async ({ network }, use, info) => {
    const ledger = new Ledger(network);
    await use(ledger);
    if (info.status !== info.expectedStatus) return;
    const tally = await ledger.judge();
    info.annotations.push({ type: TALLY, description: JSON.stringify(tally) });
    expect(toWrong(tally)).toEqual(NOTHING_WRONG);
  },

  baseURL: async ({ network }, use) => use(network.origin),

  complaints: [
    async ({ context, network }, use) => {
      const complaints = new Complaints(context);
      await use(complaints);
      expect(complaints.list(network.wasDisturbed)).toEqual([]);
    },
    { auto: true },
  ],

  settle: async ({ server }, use) => {
    const all = (await server.fetchAll()).length;
    await use((page) => settleOn(page, all));
  },
});

export { expect };
