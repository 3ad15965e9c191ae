import { test } from '../support/fixtures.ts';
import { readInLyingNetwork } from '../support/journeys/lying-network.ts';

test('pages stay correct behind a captive portal, and none of its answers is stored', async ({
  page,
  server,
  network,
  consoleErrors,
  settle,
}) => {
  await readInLyingNetwork('portal', { page, server, network, consoleErrors, settle });
});
