/** Font sizes of a step, largest first. */
const STEP_SIZES = [0, 1, 2] as const;

/**
 * Ref callback. Sets the largest text size at which the step does not scroll, and updates it when the window, the font
 * size or the text changes. It runs before the first paint of every step and writes to the DOM directly, so that three
 * attempts cost three layouts and no rendering.
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
  // Makes the box focusable if it scrolls, for keyboard users.
  if (content.offsetHeight > box.clientHeight) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

type StepSize = (typeof STEP_SIZES)[number];

/** The largest size that `fits`, else the smallest, at which the step scrolls. */
export function chooseStepSize(fits: (size: StepSize) => boolean): StepSize {
  return STEP_SIZES.find(fits) ?? 2;
}
