import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';

const toAgent = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`;

test.use({ userAgent: toAgent('X11; Linux x86_64') });

async function openSetting(page: Page, name: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function signIn(page: Page, member: Member): Promise<void> {
  await page.goto('/login');
  await member.fillSignIn(page);
  await expect(page.getByText(`Welcome back, ${member.name}`)).toBeVisible();
}

/** Open dialogs keep the page behind them from scrolling. */
async function expectNoDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
}

test('one device signs out the other, then itself', async ({ page, browser, server, baseURL }) => {
  const amara = await Member.join(server.port, 'Amara');
  // Ends the session created by the registration.
  await amara.ask('POST', '/auth/logout');
  const other = await browser.newContext({
    userAgent: toAgent('Linux; Android 15'),
    baseURL: baseURL ?? '',
  });
  const phone = await other.newPage();
  await signIn(phone, amara);
  await openSetting(phone, 'Download my data');
  await signIn(page, amara);

  const list = await openSetting(page, 'Where you’re signed in');
  await expect(list.getByRole('listitem')).toHaveText([
    /^Chrome on Linux.*This device/,
    /^Chrome on Android.*Last used today/,
  ]);
  await list.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
  await expect(page.getByText('Chrome on Android was signed out.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The phone learns this from its next request, or earlier from the event stream.
  await phone.reload();
  await expect(phone.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expectNoDialog(phone);
  await other.close();

  await list.getByRole('button', { name: 'Sign out this device' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out of this device?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expectNoDialog(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await amara.refresh();
  await expect
    .poll(() => amara.ask('GET', '/user/sessions'))
    .toMatchObject({ sessions: [{ isCurrent: true }] });
});

/** Reads a file of a zip. Its data follows its name and the extra field (APPNOTE 4.3.7). */
function readZipped(zip: Buffer, name: string): string {
  const at = zip.indexOf(name);
  return inflateRawSync(zip.subarray(at + name.length + zip.readUInt16LE(at - 2))).toString();
}

test('the downloaded data contains the member’s posts; without a network a message is shown', async ({
  page,
  context,
  server,
  network,
}) => {
  const amara = await Member.join(server.port, 'Amara');
  await amara.post('Figs to take along', 'A long evening.');
  await page.goto('/');
  await amara.signIn(page);
  const dialog = await openSetting(page, 'Download my data');
  const button = dialog.getByRole('button', { name: 'Download', exact: true });

  network.wasDisturbed = true;
  await context.setOffline(true);
  await button.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You need a connection to download your data.',
  );
  await context.setOffline(false);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^simmer-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  expect(JSON.parse(readZipped(zip, 'posts.json'))).toMatchObject([
    { post: { title: 'Figs to take along', content: 'A long evening.' } },
  ]);
  await expect(page.getByText('Your data has been downloaded.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
