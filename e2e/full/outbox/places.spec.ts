import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { Member } from '../../support/members.ts';
import { markDishes } from '../../support/waiting.ts';

/** Readable or clickable elements covered by `over`. */
async function listCovered(page: Page, over: Locator): Promise<string[]> {
  // It is rendered again after the page has tried to send.
  await expect.poll(() => over.boundingBox()).not.toBeNull();
  const box = await over.boundingBox();
  return page.evaluate(
    (covering) => {
      const all = document.querySelectorAll('h1, h2, p, button, a, textarea, nav svg');
      return [...all].flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isSeen = right - left > 1 && one.checkVisibility({ visibilityProperty: true });
        const isCovered =
          left < covering.right &&
          right > covering.left &&
          top < covering.bottom &&
          bottom > covering.top;
        if (!isSeen || !isCovered || one.matches(covering.but)) return [];
        return one.outerHTML.slice(0, 90);
      });
    },
    toSides(box ?? { x: 0, y: 0, width: 0, height: 0 }),
  );
}

const toSides = ({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}) => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
  // Excludes the count itself and, in the bar, the tab that contains it.
  but: '[aria-haspopup], nav li:last-child > a, [role=status] *, [role=alert] *',
});

test('the count of waiting writes and a notice cover nothing on any page', async ({
  page,
  server,
  network,
  settle,
}) => {
  const ana = await Member.join(server.port, 'Ana');
  const id = await ana.post('Soup', 'Hot');
  const { _id } = await server.fetchDish('asian');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settle(page);
  await ana.signIn(page);
  for (const path of [`/post/${id}`, `/create-post?edit=${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await network.setCondition('server-down');
  await markDishes(page, 'asian', 2);
  const count = page.getByRole('button', { name: '2 waiting to send' });

  for (const path of [
    `/recipe/${_id}`,
    `/recipe/${_id}/cook`,
    `/create-post?edit=${id}`,
    `/post/${id}`,
  ]) {
    await page.goto(path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(count).toBeVisible();
      await expect(count.getByText('2 waiting')).toBeVisible();
      expect.soft(await listCovered(page, count), `${path}, ${width} px`).toEqual([]);
    }
    await expect(page.getByText(/^Sending/)).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Share' }).click();
  const notice = page.getByText(/^Link |^The link /).locator('xpath=ancestor::div[1]');
  await expect(notice).toBeVisible();
  await notice.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  expect(await listCovered(page, notice)).toEqual([]);

  await page.goto('/profile');
  await expect(count).toBeVisible();
  const disc = count.locator('span').first();
  expect(await listCovered(page, disc)).toEqual([]);
});
