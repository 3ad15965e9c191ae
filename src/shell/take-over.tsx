import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { settleFirstFrame } from '#platform/first-frame.ts';
import { readSession } from '#platform/session.ts';

/**
 * Renders the app into `stage`. Prerendered content stays visible until the app can render the same. The app hydrates it
 * for visitors, and replaces it for members, because they see different content.
 */
export async function takeOver(
  stage: Element,
  router: AnyRouter,
  toApp: () => ReactNode,
): Promise<void> {
  if (!stage.hasChildNodes()) {
    createRoot(stage).render(toApp());
    return;
  }
  await router.load();
  await settleFirstFrame();
  // Creating the theme takes as long as hydration, so each runs in a separate task.
  await nextTask();
  const app = toApp();
  await nextTask();
  const typed = readTyped(stage);
  const taps: HTMLElement[] = [];
  if (readSession()) {
    createRoot(stage).render(app);
  } else {
    // React handles taps on these elements from here on.
    taps.push(...takeTaps());
    // Makes the router render the same elements as on the server.
    router.ssr = { manifest: undefined };
    hydrateRoot(stage, app);
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      repeatTyping(typed);
      repeatTaps([...taps, ...takeTaps()]);
    }),
  );
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function takeTaps(): HTMLElement[] {
  const taps = globalThis.takeEarlyTaps?.() ?? [];
  globalThis.takeEarlyTaps = undefined;
  return taps;
}

interface Typed {
  field: HTMLInputElement;
  text: string;
  hasFocus: boolean;
}

/** Reads the prerendered fields that the user has typed into or focused. */
function readTyped(stage: Element): Typed[] {
  return [...stage.querySelectorAll<HTMLInputElement>('input:not([type=checkbox],[type=radio])')]
    .map((field) => ({
      field,
      text: field.value === field.defaultValue ? '' : field.value,
      hasFocus: document.activeElement === field,
    }))
    .filter(({ text, hasFocus }) => text !== '' || hasFocus);
}

/** Repeats input that was typed before the app had listeners. */
function repeatTyping(typed: readonly Typed[]): void {
  for (const { field, text, hasFocus } of typed) {
    const here = findAlike(field);
    if (!here) continue;
    // React may have cleared the field during hydration.
    const value = here.value || text;
    if (hasFocus) here.focus();
    if (value === '') continue;
    // The first event makes React hydrate this part of the page at once.
    here.dispatchEvent(new Event('input', { bubbles: true }));
    // React ignores the second event unless the value differs from the last one it has seen.
    here.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(here, value);
    here.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Repeats taps on buttons that had no handler yet. */
function repeatTaps(taps: readonly HTMLElement[]): void {
  for (const tapped of taps) findAlike(tapped)?.click();
}

/** The element itself, or its replacement with the same tag and name if the app rendered new elements. */
function findAlike<Element extends HTMLElement>(element: Element): Element | undefined {
  if (element.isConnected) return element;
  const all = document.querySelectorAll<Element>(element.localName);
  return [...all].find((one) => toName(one) === toName(element));
}

function toName(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
