import { test } from '../support/fixtures.ts';
import { readInLyingNetwork } from '../support/journeys/lying-network.ts';

test('pages stay right in a network that lies (portal), and nothing of it stays', async ({
  page,
  server,
  network,
  consoleErrors,
  settle,
}) => {
  await readInLyingNetwork('portal', { page, server, network, consoleErrors, settle });
});
