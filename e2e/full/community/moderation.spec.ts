import { test } from '../../support/fixtures.ts';
import { moderateOn } from '../../support/journeys/moderating.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
test.use({ bypassCSP: true });

test('a moderator decides on a desktop; axe finds nothing, in light and in dark', {
  tag: '@soak',
}, async ({ page, server, consoleErrors }) => {
  await moderateOn('desktop', { page, server, consoleErrors });
});
