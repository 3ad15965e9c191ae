import type { Page } from 'playwright/test';

/** Returns every text of the page that a user can see or hear, without what scripts and styles contain. */
export function listTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement?.localName ?? '';
      if (!/^(?:script|style|noscript|template)$/.test(parent)) texts.push(node.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(texts)];
  });
}

/**
 * Lists the texts with `mark` that are cut off by an ancestor, stick out of their button or lie outside of the window,
 * and notes if the page scrolls sideways. Texts in a part that scrolls count as visible.
 */
export function listCutOffTexts(page: Page, mark: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const BOX = 'button, [role=button], [role=tab], label, a';
    const SLACK = 1.5;
    const findFault = (text: DOMRect, parent: Element): string | undefined => {
      for (let one: Element | null = parent; one; one = one.parentElement) {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        const { overflowX, overflowY, display, position } = getComputedStyle(one);
        // Only for screen readers.
        if (width <= 1 || height <= 1) {
          if (overflowX !== 'visible') return undefined;
          continue;
        }
        const isOut = text.left < left - SLACK || text.right > right + SLACK;
        const isBelow = text.bottom > bottom + SLACK || text.top < top - SLACK;
        if (/auto|scroll/.test(overflowX)) return undefined;
        if (isOut && /hidden|clip/.test(overflowX)) return 'cut off';
        if (isBelow && /hidden|clip/.test(overflowY)) return 'cut off below';
        if (isOut && one.matches(BOX) && display !== 'inline') return 'wider than its button';
        if (/auto|scroll/.test(overflowY) || position === 'fixed') break;
      }
      const { clientWidth } = document.documentElement;
      return text.right > clientWidth + SLACK || text.left < -SLACK ? 'outside' : undefined;
    };
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page scrolls: ${scrollWidth} px`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (!node.nodeValue?.includes(wanted)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const fault = box.width > 1 && box.bottom > 0 ? findFault(box, parent) : undefined;
      if (fault) found.add(`${fault}: ${node.nodeValue.trim().slice(0, 60)} (${parent.className})`);
    }
    return [...found];
  }, mark);
}
