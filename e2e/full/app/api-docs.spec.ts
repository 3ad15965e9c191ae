import { expect, test } from '../../support/fixtures.ts';

test('the API can be read and tried at /api/docs, without requests to other hosts', async ({
  page,
  network,
}) => {
  const origins: string[] = [];
  page.on('request', (request) => origins.push(new URL(request.url()).origin));
  await page.goto('/api/docs');
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /device-width/);
  const health = page.locator('#operations-health-getHealth');
  await health
    .getByRole('button', { name: /health/ })
    .first()
    .click();
  await health.getByRole('button', { name: 'Try it out' }).click();
  await health.getByRole('button', { name: 'Execute' }).click();
  await expect(health.locator('.live-responses-table')).toContainText('"database": "ok"');
  expect(new Set(origins)).toEqual(new Set([network.origin]));
});
