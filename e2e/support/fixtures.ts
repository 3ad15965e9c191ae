import { test as base, expect, type Page } from 'playwright/test';
import { ConsoleErrors } from './console-errors.ts';
import { Network } from './network.ts';
import { BuiltServer } from './server.ts';
import { settleOn } from './stored.ts';
import { NOTHING_WRONG, toWrong, WRITE_COUNTS } from './write-counts.ts';
import { WriteLog } from './write-log.ts';

interface Each {
  network: Network;
  /** Of a journey's writes; at its end each has arrived, once, in order and under the right name. */
  writeLog: WriteLog;
  /** What the browser complained of; anything unexpected fails the journey. */
  consoleErrors: ConsoleErrors;
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

  writeLog: async ({ network }, use, info) => {
    const writeLog = new WriteLog(network);
    await use(writeLog);
    if (info.status !== info.expectedStatus) return;
    const counts = await writeLog.judge();
    info.annotations.push({ type: WRITE_COUNTS, description: JSON.stringify(counts) });
    expect(toWrong(counts)).toEqual(NOTHING_WRONG);
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
