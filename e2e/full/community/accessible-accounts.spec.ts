import type { Page } from 'playwright/test';
import { listViolationsInBoth, SIZES } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import type { BuiltServer } from '../../support/server.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
test.use({ bypassCSP: true });

/** One grey pixel. */
const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const PICTURE = { name: '1.png', mimeType: 'image/png', buffer: Buffer.from(POINT, 'base64') };

async function findFaults(page: Page, name: string): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const violations = await listViolationsInBoth(page, name);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button], nav a, form a')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isInText = getComputedStyle(one).display === 'inline';
      const isTooSmall = width > 1 && (height < 43.9 || width < 43.9) && !isInText;
      return isTooSmall ? `${one.outerHTML.slice(0, 120)}: ${width} x ${height}` : [];
    }),
  );
  return [...violations, ...small.map((one) => `${name}: too small to tap: ${one}`)];
}

/** Dialogs with content for a member who has saved, hidden and blocked something, and has push notifications. */
const LISTS = ['Blocked members', 'Hidden posts', 'Where you’re signed in'];
const DIALOGS = [
  'Edit profile',
  'Settings',
  'Change password',
  ...LISTS,
  'Download my data',
  'Delete my account',
];

async function joinWithLists(server: BuiltServer): Promise<Member> {
  const amara = await Member.join(server.port, 'Amara');
  const kofi = await Member.join(server.port, 'Kofi');
  for (const { recipe_name: recipeName } of (await server.fetchRecipes('asian')).slice(0, 4)) {
    await amara.ask('POST', '/user/saved-recipes', { recipeName });
  }
  for (const title of ['A pan that was never mine', 'The last spoon of halva']) {
    await amara.ask('PUT', `/user/hidden-posts/${await kofi.post(title, '.')}`, { hidden: true });
  }
  const rude = await Member.join(server.port, 'Rude');
  await amara.ask('PUT', `/users/${rude.id}/block`, { blocked: true });
  const quiet = { from: 22 * 60, to: 8 * 60 };
  const settings = { on: true, kinds: ['likes', 'tips'], quiet, timeZone: 'UTC' };
  await amara.ask('PUT', '/user/push-settings', settings);
  return amara;
}

for (const [device, viewport] of Object.entries(SIZES)) {
  const details = device === 'desktop' ? { tag: '@soak' } : {};
  test(
    `axe finds nothing in accounts on a ${device}, in light and in dark`,
    details,
    async ({ page, server }) => {
      await page.setViewportSize(viewport);
      const check = async (name: string) => {
        expect.soft(await findFaults(page, name)).toEqual([]);
        const folder = process.env['PICTURES'];
        if (folder) await page.screenshot({ path: `${folder}/${name}-${device}.png` });
      };
      for (const path of ['/login', '/register', '/profile', '/upload-demo']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await check(`visitor${path.replace('/', '-')}`);
      }
      await page.goto('/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText(/^Name must be/)).toBeVisible();
      await check('register-error');

      const amara = await joinWithLists(server);
      await amara.signIn(page);
      for (const path of ['/upload-demo', '/profile-upload-demo', '/profile?list=recipes']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await check(`member${path.replaceAll(/[/?=]/g, '-')}`);
      }
      await page.goto('/profile');
      await expect(page.getByText('All 4 saved recipes open offline.')).toBeVisible();
      await check('profile');
      for (const name of DIALOGS) {
        const opener = page.getByRole('button', { name });
        await opener.click();
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        if (LISTS.includes(name)) await expect(dialog.getByRole('listitem').first()).toBeVisible();
        await check(name.replaceAll(' ', '-'));
        // The other dialogs open from the settings.
        if (name === 'Settings') continue;
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(opener).toBeFocused();
        await opener.press('Enter');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
      await page.goto('/create-post');
      await page.getByLabel('What happened in the kitchen?').fill('Soup');
      await page.getByRole('button', { name: 'Thai' }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Title and content are required').first()).toBeVisible();
      await page
        .getByLabel('Add a picture')
        .setInputFiles([PICTURE, { ...PICTURE, name: '2.png' }]);
      await expect(page.getByAltText('Your picture 2 of 2')).toBeVisible();
      await check('create-post');
    },
  );
}
