import { listViolationsInBoth, SIZES } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { expectKeptWords } from '../../support/stored.ts';

test('a follow while the server is stopped is shown at once and sent exactly once', async ({
  page,
  server,
  network,
  settle,
}) => {
  const lucia = await Member.join(server.port, 'Lucia');
  const amara = await Member.join(server.port, 'Amara');
  await page.goto('/');
  await settle(page);
  await amara.signIn(page);
  await page.goto(`/profile/${lucia.id}?tab=followers`);
  await expect(page.getByRole('heading', { name: 'No followers yet' })).toBeVisible();
  await expectKeptWords(page, 'Lucia');

  await network.setCondition('server-down');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  const list = page.getByRole('list', { name: 'Followers' });
  await expect(list.getByRole('link', { name: /^Amara/ })).toBeVisible();
  await expect(list.getByText('Waiting to send')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Followers 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You’re offline\. Showing this profile from/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();

  await network.setCondition('perfect');
  await page.reload();
  await expect
    .poll(() => lucia.ask('GET', `/users/${lucia.id}`))
    .toMatchObject({ user: { followerCount: 1, followers: [amara.id] } });
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test.describe('looks', () => {
  // A strict policy would stop inline styles that axe needs to judge contrast.
  test.use({ bypassCSP: true });

  for (const [device, viewport] of Object.entries(SIZES)) {
    const details = device === 'desktop' ? { tag: '@soak' } : {};
    test(
      `axe finds nothing on a member’s page on a ${device}, in light and in dark`,
      details,
      async ({ page, server }) => {
        await page.setViewportSize(viewport);
        const lucia = await Member.join(server.port, 'Lucia');
        const amara = await Member.join(server.port, 'Amara');
        await amara.ask('PUT', `/users/${lucia.id}/follow`, { following: true });
        await lucia.post('Socarrat on a camping stove', 'The crust is the point. '.repeat(20));
        const faults: string[] = [];
        for (const search of ['', '?tab=followers', '?tab=following']) {
          await page.goto(`/profile/${lucia.id}${search}`);
          const shown = page.getByRole('tabpanel').getByText(/^(Socarrat|Amara|Not following)/);
          await expect(shown).toBeVisible();
          faults.push(...(await listViolationsInBoth(page, `profile ${search}`)));
          const small = await page.locator('main :is(a, button)').evaluateAll((targets) =>
            targets.flatMap((target) => {
              const { width, height } = target.getBoundingClientRect();
              const isSmall = width > 1 && Math.min(width, height) < 43.9;
              return isSmall ? [`${target.outerHTML.slice(0, 100)}: ${width} x ${height}`] : [];
            }),
          );
          faults.push(...small);
        }
        expect(faults).toEqual([]);
      },
    );
  }
});
