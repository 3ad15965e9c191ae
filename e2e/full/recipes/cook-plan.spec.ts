import type { Page } from 'playwright/test';
import { listViolationsInBoth } from '../../support/accessibility.ts';
import { expectStep } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Phone } from '../../support/phone.ts';
import { settleOn } from '../../support/stored.ts';

/** In the local time zone of the browser. */
const SIX = new Date('2026-11-23T18:00:00');
const CURRY = '/recipe/murgh-makhani/cook';
const NOODLES = '/recipe/dan-dan-noodles/cook';

const eatAt = (page: Page) => page.getByRole('button', { name: /^Eat at/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Eat at' });
const status = (page: Page) => sheet(page).getByRole('status');
const starts = (page: Page) => sheet(page).locator('ol > li');

/** Starts noodles and a curry, and opens the curry. */
async function putOnStove(page: Page): Promise<void> {
  await page.clock.install({ time: SIX });
  await page.goto(NOODLES);
  await expectStep(page, 1, 8);
  await page.goto(CURRY);
  await expectStep(page, 1, 9);
}

async function planFor(page: Page, time: string, isForBoth = true): Promise<void> {
  await eatAt(page).click();
  await sheet(page).getByLabel('Eat at', { exact: true }).fill(time);
  const other = sheet(page).getByRole('button', { name: 'Cook this too: Dan Dan Noodles' });
  if (isForBoth) await other.click();
  await expect(sheet(page).getByRole('heading', { name: 'Start times' })).toBeVisible();
}

test('two dishes are planned back from dinner, and each step has its start', async ({ page }) => {
  await putOnStove(page);
  await planFor(page, '21:30');
  await expect(status(page)).toHaveText('Ready at 21:30');
  await expect(starts(page)).toHaveCount(17);
  const listed = await starts(page).allTextContents();
  expect(listed[0]).toMatch(/^19:[12]\dMurgh Makhani, Step 1: Marinate the chicken/);
  const times = listed.map((text) => text.slice(0, 5));
  expect(times).toEqual(times.toSorted());
  // The noodles are made while the curry cooks.
  const last = listed.findLastIndex((text) => text.includes('Murgh Makhani'));
  expect(listed.findIndex((text) => text.includes('Dan Dan Noodles'))).toBeLessThan(last);
  await page.keyboard.press('Escape');
  await expect(eatAt(page)).toHaveAccessibleName('Eat at 21:30');
});

test('the start of a dish rings on any page, and a late cook sees the delay', async ({ page }) => {
  await putOnStove(page);
  await planFor(page, '21:30');
  await expect(status(page)).toHaveText('Ready at 21:30');
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('01:40:00');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Start Murgh Makhani: step 1')).toBeVisible();
  await alert.getByRole('link', { name: /Start Murgh Makhani/ }).click();
  await expectStep(page, 1, 9);
  await expect(alert.getByText('Start Murgh Makhani: step 1')).toHaveCount(0);
  await eatAt(page).click();
  await expect(status(page)).toHaveText(/^Ready at (21:[45]|22:0)\d instead of 21:30$/);
  await expect(starts(page).first()).toContainText('Start now');
  // One tap moves dinner to a later time.
  await sheet(page)
    .getByRole('button', { name: /^Start now, eat at/ })
    .click();
  await expect(status(page)).toHaveText(/^Ready at 2[12]:\d[05]$/);
});

test('the plan survives a reload, and goes on from the timers that run', async ({ page }) => {
  await putOnStove(page);
  await page.goto(`${CURRY}#step-4`);
  await expectStep(page, 4, 9);
  await planFor(page, '19:30');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start timer: 20 minutes' }).click();
  await expect(page.getByRole('timer')).toHaveCount(1);
  await page.reload();
  await expect(eatAt(page)).toHaveAccessibleName('Eat at 19:30');
  await eatAt(page).click();
  const own = starts(page).filter({ hasText: 'Murgh Makhani, Step 4' });
  await expect(own).toHaveText(/20\smin waiting/);
  await expect(own).not.toHaveText(/hands-on/);
});

test('while a timer runs, facts, story and music appear below the step', async ({ page }) => {
  await page.clock.install({ time: SIX });
  await page.goto(`${CURRY}#step-4`);
  await expectStep(page, 4, 9);
  await page.getByRole('button', { name: 'Start timer: 20 minutes' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const waiting = page.getByRole('complementary', { name: 'While you wait' });
  await waiting.getByText('While you wait').click();
  await expect(waiting.getByRole('heading')).toHaveText([
    'Fun fact',
    'The story of this dish',
    /^Music from /,
  ]);
  await expect(waiting.getByText('Music needs a connection.')).toBeVisible();
  await waiting.getByRole('button', { name: 'Close “While you wait”' }).click();
  await expect(waiting).toHaveCount(0);
});

test('the plan is still there after a kill and a start with no network', { tag: '@soak' }, async ({
  server,
  network,
}) => {
  const phone = await Phone.open();
  const first = await phone.start();
  await first.goto(`${network.origin}${CURRY}`);
  await settleOn(first, (await server.fetchAll()).length);
  await expectStep(first, 1, 9);
  await eatAt(first).click();
  await sheet(first)
    .getByRole('button', { name: /^Start now, eat at/ })
    .click();
  await expect(status(first)).toHaveText(/^Ready at /);
  const planned = (await eatAt(first).getAttribute('aria-label')) ?? '';
  await network.setCondition('server-down');
  await phone.kill();
  const again = await phone.start();
  await again.goto(`${network.origin}${CURRY}`);
  await expectStep(again, 1, 9);
  await expect(eatAt(again)).toHaveAccessibleName(planned);
  await eatAt(again).click();
  await expect(again.getByRole('img', { name: /^Timeline: / })).toBeVisible();
  await expect(starts(again)).toHaveCount(9);
  await phone.close();
});

test.describe('seen and heard', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing in the plan and beside the wait', async ({ page }) => {
    await putOnStove(page);
    await page.goto(`${CURRY}#step-4`);
    await expectStep(page, 4, 9);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1180, height: 820 },
    ]) {
      await page.setViewportSize(size);
      await planFor(page, '20:30', size.width === 390);
      expect.soft(await listViolationsInBoth(page, 'plan', [size])).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Start timer: 20 minutes' }).click();
    await page.getByText('While you wait').click();
    expect.soft(await listViolationsInBoth(page, 'wait')).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('work, waiting and resting still look different', async ({ page }) => {
    await page.goto(CURRY);
    await eatAt(page).click();
    const bar = page.getByRole('img', { name: /^Timeline: / });
    await expect(bar).toBeVisible();
    const looks = await bar.evaluate((element) =>
      ['handsOn', 'waiting', 'resting'].map((kind) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(
          element.querySelector(`[data-kind=${kind}]`) ?? element,
        );
        return `${backgroundColor} ${backgroundImage}`;
      }),
    );
    expect(new Set(looks).size).toBe(3);
  });
});
