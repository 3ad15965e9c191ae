import type { Page } from 'playwright/test';
import { SIZES } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { Member } from '../support/members.ts';

/** What is wider than the window, or cut off at its own edge. */
function listCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('button, h1, h2, h3')].filter((one) => {
      const { overflowX } = getComputedStyle(one);
      return overflowX !== 'visible' && one.clientWidth > 1 && one.scrollWidth > one.clientWidth;
    });
    const words = [...document.querySelectorAll('main :is(dd, dt, label, legend, h1, h2)')].filter(
      (one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (left < 0 || right > clientWidth);
      },
    );
    return [
      ...words.map((one) => `outside: ${one.outerHTML.slice(0, 120)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px of ${clientWidth}`] : []),
      ...cut.map((one) => one.outerHTML.slice(0, 120)),
    ];
  });
}

test('letters twice as large leave these pages whole, on a phone and wide', async ({
  page,
  server,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  const id = await ana.post('Fourteen people, one pot', 'A long evening.');
  const { _id } = await server.fetchDish('asian');
  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await expect
        .soft(async () => expect(await listCutOff(page), `${path}, ${size.width} px`).toEqual([]))
        .toPass({ timeout: 3000 });
    }
  };
  await open('/login');
  await open('/register');
  await ana.signIn(page);
  const kept = ['/', '/all-recipes', `/recipe/${_id}`, `/recipe/${_id}/cook`, '/community'];
  const written = ['/create-post', `/create-post?edit=${id}`, `/post/${id}`];
  const others = ['/profile', `/profile/${ana.id}`, '/search', '/search?q=soup', '/status'];
  for (const path of [...kept, ...written, ...others]) await open(path);
});
