import { chooseStepSize } from './step-size.ts';

/**
 * Gives the step's `content` the largest size at which the box around it does not scroll, and again whenever the window,
 * the letters or the words' own size change. A ref: it runs before the first paint of every step, and writes past
 * React, so that three tries cost three layouts and no rendering.
 */
export function keepFitting(content: HTMLElement | null): (() => void) | undefined {
  const box = content?.parentElement;
  if (!content || !box) return undefined;
  let measured = '';
  const fit = () => {
    if (measured === toMeasure(box, content)) return;
    fitStep(box, content);
    measured = toMeasure(box, content);
  };
  fit();
  box.scrollTop = 0;
  const watch = new ResizeObserver(() => requestAnimationFrame(fit));
  watch.observe(box);
  watch.observe(content);
  return () => watch.disconnect();
}

function toMeasure(box: HTMLElement, content: HTMLElement): string {
  return `${box.clientWidth} ${box.clientHeight} ${content.offsetHeight}`;
}

function fitStep(box: HTMLElement, content: HTMLElement): void {
  chooseStepSize((size) => {
    content.dataset['size'] = String(size);
    return content.offsetHeight <= box.clientHeight && content.scrollWidth <= content.clientWidth;
  });
  // Scrollable by keyboard where there is something to scroll.
  if (content.offsetHeight > box.clientHeight) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
