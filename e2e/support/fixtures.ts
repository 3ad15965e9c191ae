import { rm } from 'node:fs/promises';
import { test as base, expect, type Page } from 'playwright/test';
import { ConsoleErrors } from './console-errors.ts';
import { copyFewDishes, type Installation } from './few-dishes.ts';
import { makeKitchenRoot } from './kitchen-root.ts';
import { Mailbox } from './mailbox.ts';
import { Network } from './network.ts';
import { BuiltServer } from './server.ts';
import { settleOn } from './stored.ts';
import { NOTHING_WRONG, toFailures, WRITE_COUNTS } from './write-counts.ts';
import { WriteLog } from './write-log.ts';

interface Each {
  network: Network;
  /** Records the journey's writes. At the end each must have arrived once, in order and under the right name. */
  writeLog: WriteLog;
  /** Errors of the browser. An unexpected one fails the journey. */
  consoleErrors: ConsoleErrors;
  /** Waits for the end of the first visit: the worker is active and has stored the whole collection. */
  settle: (page: Page) => Promise<void>;
}

/** Options that a Playwright project sets. */
export interface Options {
  /** `small`: a few dishes and a mailbox, for the core journeys. `whole`: the whole collection and no mail. */
  installation: Installation;
}

interface All extends Options {
  mailbox: Mailbox;
  server: BuiltServer;
}

export const test = base.extend<Each, All>({
  installation: ['whole', { option: true, scope: 'worker' }],

  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const mailbox = await Mailbox.open();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ installation, mailbox }, use) => {
      if (installation === 'whole') {
        const server = await BuiltServer.open();
        await use(server);
        await server.close();
        return;
      }
      const root = await makeKitchenRoot(copyFewDishes);
      const server = await BuiltServer.open(root, mailbox.url);
      await use(server);
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  network: async ({ server }, use) => {
    await server.start();
    const network = await Network.open(server.port);
    await use(network);
    await network.close();
  },

  writeLog: async ({ network }, use, info) => {
    const writeLog = new WriteLog(network);
    await use(writeLog);
    if (info.status !== info.expectedStatus) return;
    const counts = await writeLog.judge();
    info.annotations.push({ type: WRITE_COUNTS, description: JSON.stringify(counts) });
    expect(toFailures(counts)).toEqual(NOTHING_WRONG);
  },

  baseURL: async ({ network }, use) => use(network.origin),

  consoleErrors: [
    async ({ context, network }, use) => {
      const consoleErrors = new ConsoleErrors(context);
      await use(consoleErrors);
      expect(consoleErrors.list(network.wasDisturbed)).toEqual([]);
    },
    { auto: true },
  ],

  settle: async ({ server }, use) => {
    const all = (await server.fetchAll()).length;
    await use((page) => settleOn(page, all));
  },
});

export { expect };
