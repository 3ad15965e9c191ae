import { test } from '../support/fixtures.ts';
import { moderateOn } from '../support/journeys/moderating.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

test('a moderator decides on a phone; axe finds nothing, in light and in dark', async ({
  page,
  server,
  consoleErrors,
}) => {
  await moderateOn('phone', { page, server, consoleErrors });
});
