import * as v from 'valibot';
import { NotificationPage } from '#contract/notification/schema.ts';
import { listViolationsInBoth, SIZES } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { expectKeptWords } from '../../support/stored.ts';

const fetchUnread = async (member: Member) =>
  v.parse(NotificationPage, await member.ask('GET', '/user/notifications')).unread;

test('shows a like, can be read with the server stopped, and is marked as read once it is back', async ({
  page,
  server,
  network,
  settle,
}) => {
  const amara = await Member.join(server.port, 'Amara');
  const ben = await Member.join(server.port, 'Ben');
  const postId = await amara.post('Socarrat on a camping stove', 'The crust is the point.');
  await ben.ask('POST', `/posts/${postId}/like`);
  await page.setViewportSize(SIZES.phone);
  await page.goto('/');
  await settle(page);
  await amara.signIn(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByText('1 unread notification')).toBeAttached();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Notifications, 1 unread notification' }).click();
  // From here on the chunk and the response are stored on the device.
  await expect(page.getByRole('link', { name: /^Unread: Ben likes your post/ })).toBeVisible();
  await expect.poll(() => fetchUnread(amara)).toBe(0);
  await expect(bar.getByText('1 unread notification')).toHaveCount(0);

  await ben.ask('PUT', `/users/${amara.id}/follow`, { following: true });
  await page.reload();
  await expect(page.getByText('Ben follows you')).toBeVisible();
  await expectKeptWords(page, '"kind":"follows"');
  await network.setCondition('server-down');
  await page.reload();
  await expect(page.getByText(/^You’re offline\. Showing notifications/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('link')).toHaveCount(2);
  await network.setCondition('perfect');
  await page.reload();
  await expect.poll(() => fetchUnread(amara)).toBe(0);
});

test.describe('looks', () => {
  // A strict policy would stop inline styles that axe needs to judge contrast.
  test.use({ bypassCSP: true });

  for (const [device, viewport] of Object.entries(SIZES)) {
    const details = device === 'desktop' ? { tag: '@soak' } : {};
    test(
      `axe finds nothing in notifications on a ${device}, in light and in dark`,
      details,
      async ({ page, server }) => {
        await page.setViewportSize(viewport);
        const amara = await Member.join(server.port, 'Amara');
        await page.goto('/notifications');
        await expect(page.getByRole('heading', { name: /^Sign in to see/ })).toBeVisible();
        await amara.signIn(page);
        await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
        const faults = await listViolationsInBoth(page, 'empty');
        const ben = await Member.join(server.port, 'Ben');
        const postId = await amara.post('Socarrat on a camping stove', 'The crust.');
        await ben.ask('POST', `/posts/${postId}/like`);
        await ben.ask('POST', `/posts/${postId}/comments`, { content: 'Yum' });
        await ben.ask('PUT', `/users/${amara.id}/follow`, { following: true });
        await page.goto('/profile');
        await expect(
          page.getByRole('link', { name: /^Notifications, 3/ }).filter({ visible: true }),
        ).not.toHaveCount(0);
        faults.push(...(await listViolationsInBoth(page, 'profile')));
        await page.goto('/notifications');
        await expect(page.getByText('Ben follows you')).toBeVisible();
        faults.push(...(await listViolationsInBoth(page, 'list')));
        const small = await page.locator('main :is(a, button)').evaluateAll((targets) =>
          targets.flatMap((target) => {
            const { width, height } = target.getBoundingClientRect();
            const isSmall = width > 1 && Math.min(width, height) < 43.9;
            return isSmall ? [`${target.outerHTML.slice(0, 100)}: ${width} x ${height}`] : [];
          }),
        );
        expect([...faults, ...small]).toEqual([]);
      },
    );
  }
});
