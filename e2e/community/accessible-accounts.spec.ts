import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { AuthAnswer } from '../../contract/account/auth.ts';
import { listViolationsInBoth, SIZES } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import type { BuiltServer } from '../support/server.ts';

// A strict policy would stop inline styles that axe needs to judge contrast.
test.use({ bypassCSP: true });

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

async function signUpHere(page: Page, server: BuiltServer, email: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Amara Diallo', email, password: 'Basil7leaf' }),
  });
  const { token, user } = v.parse(AuthAnswer, await answer.json());
  const dishes = await server.fetchRecipes('asian');
  const names = dishes.slice(0, 4).map((dish) => dish.recipe_name);
  await page.evaluate(
    ([who, key]) => {
      localStorage.setItem('user', who ?? '');
      localStorage.setItem('token', key ?? '');
    },
    [JSON.stringify(user), token],
  );
  for (const recipeName of names) {
    await fetch(`http://127.0.0.1:${server.port}/api/user/saved-recipes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ recipeName }),
    });
  }
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

      await signUpHere(page, server, `${device}@simmer.test`);
      for (const path of ['/upload-demo', '/profile-upload-demo', '/profile?list=recipes']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await check(`member${path.replaceAll(/[/?=]/g, '-')}`);
      }
      await page.goto('/profile');
      await expect(page.getByText('All 4 saved recipes open offline.')).toBeVisible();
      await check('profile');
      for (const name of ['Edit profile', 'Settings', 'Change password', 'Delete my account']) {
        const opener = page.getByRole('button', { name });
        await opener.click();
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        await check(name.replaceAll(' ', '-'));
        // The others open from the settings.
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
      await check('create-post');
    },
  );
}
