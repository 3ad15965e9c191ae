import { listViolationsInBoth } from '../../support/accessibility.ts';
import { expectStep, nextButton } from '../../support/cooking-steps.ts';
import { expect, test } from '../../support/fixtures.ts';

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
})) {
  test(`on a ${device} every step takes the largest size that fits`, async ({ page, server }) => {
    const recipe = await server.fetchDish('asian');
    await page.setViewportSize(viewport);
    await page.goto(`/recipe/${recipe._id}/cook`);
    for (let step = 1; step <= recipe.instructions.length; step += 1) {
      await expectStep(page, step, recipe.instructions.length);
      const words = page.getByText(recipe.instructions[step - 1] ?? '?');
      const measure = () =>
        words.evaluate((element) => {
          const content = element.closest<HTMLElement>('[data-size]');
          const box = content?.parentElement;
          if (!content || !box) throw new Error('The step has no box');
          const size = Number(content.dataset['size']);
          const fits = box.scrollHeight <= box.clientHeight;
          content.dataset['size'] = String(size - 1);
          const fitsLarger = size > 0 && box.scrollHeight <= box.clientHeight;
          content.dataset['size'] = String(size);
          return { fits: fits || size === 2, fitsLarger };
        });
      // The size follows the box one frame later.
      await expect.poll(measure, `step ${step}`).toEqual({ fits: true, fitsLarger: false });
      if (step < recipe.instructions.length) await nextButton(page).click();
    }
  });
}

test('a step that cannot fit scrolls, while Back and Next keep their position', async ({
  page,
  server,
}) => {
  const recipe = await server.fetchDish('asian');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipe/${recipe._id}/cook`);
  await expectStep(page, 1, recipe.instructions.length);
  // The layout of a cook with 200 % text size.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const box = page.locator('[data-size]').locator('..');
  await expect(page.locator('[data-size]')).toHaveAttribute('data-size', '2');
  await expect(box).toHaveAttribute('tabindex', '0');
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeInViewport({
    ratio: 1,
  });
});

test.describe('seen and heard', () => {
  // A strict policy would stop inline styles that axe needs to judge contrast.
  test.use({ bypassCSP: true });

  test('axe finds nothing from the first step to the congratulation', async ({ page, server }) => {
    const recipe = await server.fetchDish('asian');
    const check = async (where: string) =>
      expect.soft(await listViolationsInBoth(page, where)).toEqual([]);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1180, height: 820 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`/recipe/${recipe._id}/cook`);
      await expectStep(page, 1, recipe.instructions.length);
      await page.getByRole('checkbox').first().check();
      await check('step');
      await page.getByRole('button', { name: 'All steps' }).click();
      await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
      await check('all steps');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('End');
      await page.getByRole('button', { name: 'Finish' }).click();
      await expect(page.getByRole('heading', { name: 'Recipe Complete' })).toBeVisible();
      await check('praise');
    }
  });
});
