import { expect, type Page } from 'playwright/test';
import { listViolationsInBoth, SIZES } from '../accessibility.ts';
import type { ConsoleErrors } from '../console-errors.ts';
import { Member } from '../members.ts';
import type { BuiltServer } from '../server.ts';

let runs = 0;

interface Parts {
  page: Page;
  server: BuiltServer;
  consoleErrors: ConsoleErrors;
}

/** A post and its author are reported, and a moderator hides the post. Axe checks each page and dialog on the way. */
export async function moderateOn(
  device: keyof typeof SIZES,
  { page, server, consoleErrors }: Parts,
): Promise<void> {
  // The API refuses the report queue to a visitor and to a member without the role.
  consoleErrors.expect(/status of 40[34]/);
  await page.setViewportSize(SIZES[device]);
  // Runs share a server, so each one moderates a different author.
  runs += 1;
  const name = `Kofi-${runs}-${device}`;
  const rosa = await Member.join(server.port, 'Rosa');
  await server.addModerator(rosa.email);
  const kofi = await Member.join(server.port, name);
  const amara = await Member.join(server.port, 'Amara');
  const postId = await kofi.post('Buy these pans', 'Cheap, and only today.');
  const post = { kind: 'post', id: postId, reason: 'spam', text: 'An advertisement' };
  await amara.ask('POST', '/reports', post);
  await amara.ask('POST', '/reports', { kind: 'member', id: kofi.id, reason: 'abuse' });

  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: 'Sign in to moderate' })).toBeVisible();
  await amara.signIn(page);
  await expect(page.getByText('Only moderators may see this')).toBeVisible();
  const faults = await listViolationsInBoth(page, 'no moderator');
  await rosa.signIn(page);
  const report = page.getByRole('listitem', { name: `Post by ${name}` });
  await expect(report).toContainText('Cheap, and only today.');
  faults.push(...(await listViolationsInBoth(page, 'reports')));
  const small = await page.locator('main :is(a, button)').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSmall = width > 1 && Math.min(width, height) < 43.9;
      return isSmall ? [`${target.outerHTML.slice(0, 100)}: ${width} x ${height}`] : [];
    }),
  );

  const opener = report.getByRole('button', { name: 'Hide' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Hide' });
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(dialog.getByText('Write a note first')).toBeVisible();
  faults.push(...(await listViolationsInBoth(page, 'dialog')));
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await dialog.getByRole('textbox').fill('Sells pans');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(report).toHaveCount(0);

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: `Hidden: Post by ${name}` })).toBeVisible();
  faults.push(...(await listViolationsInBoth(page, 'audit')));
  expect([...faults, ...small]).toEqual([]);

  await page.goto(`/post/${postId}`);
  await expect(page.getByText('Hidden by the moderators')).toBeVisible();
  await amara.signIn(page);
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
}
