import { test } from '../support/fixtures.ts';
import { openEveryPageAfterKill } from '../support/journeys/every-page.ts';

test('[T-offline-3] every page opens after the browser was killed: server-down', async ({
  server,
  network,
}) => {
  await openEveryPageAfterKill('server-down', { server, network });
});
