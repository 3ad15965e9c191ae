import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Buttons and links with visible text that their name lacks (WCAG 2.5.3). A description is no label. */
export async function listUnnamedLabels(page: Page, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(() => {
    const { setup, commons, teardown } = globalThis.axe;
    // Removes spaces, because axe adds none between blocks.
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page.
    const toLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    const without = (text: string, parts: (string | null | undefined)[]) =>
      parts.reduce<string>((rest, part) => rest.replace(toLetters(part ?? ''), ''), text);
    setup(document);
    const root = document.querySelector('dialog:modal') ?? document;
    const wrong = [...root.querySelectorAll<HTMLElement>('button, a[href]')].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true })) return [];
      const notes = one.getAttribute('aria-describedby')?.split(' ') ?? [];
      const beside = notes.map((id) => one.querySelector<HTMLElement>(`[id="${id}"]`)?.innerText);
      // A single letter is the avatar of a member.
      const avatars = [...one.querySelectorAll<HTMLElement>('[aria-hidden=true]')].filter(
        ({ innerText }) => /^\p{L}$/u.test(innerText),
      );
      const pictures = [...one.querySelectorAll('[role=img]')];
      const label = without(toLetters(one.innerText), [
        ...avatars.map(({ innerText }) => innerText),
        ...beside,
      ]);
      const name = without(
        toLetters(commons.text.accessibleText(one)),
        pictures.map((picture) => picture.getAttribute('aria-label')),
      );
      return name.includes(label) ? [] : [`"${label}" is named "${name}"`];
    });
    teardown();
    return wrong;
  });
  return [...new Set(found)].map((line) => `${where}: ${line}`);
}
