import { expect, test } from '../support/fixtures.ts';

test('a fault is reported to the server, can be viewed and disabled, and text never runs as script', async ({
  page,
  network,
  consoleErrors,
}) => {
  consoleErrors.expect(/Cannot read the soup|Trusted|trusted/);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-faults')) sent += 1;
  });
  const breakOnce = (words: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(`Cannot read the soup ${text}`);
      });
    }, words);

  await page.goto(`${network.origin}/cuisine/asian`);
  await expect(async () => {
    await breakOnce('of ada@example.com');
    await expect(page.getByRole('button', { name: 'What was sent' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'What was sent' }).click();
  const reports = page.getByRole('region', { name: 'Error reports' });
  await expect(reports.getByText('Error: Cannot read the soup of (email)')).toBeVisible();
  await expect(reports.getByRole('listitem')).toContainText('/cuisine/:cuisineId');
  await reports.getByRole('checkbox', { name: 'Send error reports' }).uncheck();
  const before = sent;
  await breakOnce('again');
  await page.goto(`${network.origin}/status`);
  await expect(reports.getByRole('checkbox')).not.toBeChecked();
  expect(sent).toBe(before);

  const refused = await page.evaluate(() => {
    const tries = [
      () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x>' }),
      () => Object.assign(document.createElement('script'), { text: 'globalThis.bad = 1' }),
      () => new Worker('/recipe/worker.js'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused']);
});
