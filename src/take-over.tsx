import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { settleFirstFrame } from './browser/first-frame.ts';
import { readSession } from './browser/session.ts';

/**
 * Shows `app` in `stage`. A page that was served with content stays until the app can draw the same: for visitors it then
 * goes on with the elements that are there, for members it draws its own, as what they see differs.
 */
export async function takeOver(stage: Element, router: AnyRouter, app: ReactNode): Promise<void> {
  if (!stage.hasChildNodes()) {
    createRoot(stage).render(app);
    return;
  }
  await router.load();
  await settleFirstFrame();
  const typed = readTyped(stage);
  const taps: HTMLElement[] = [];
  if (readSession()) {
    createRoot(stage).render(app);
  } else {
    // From here on React answers the taps on these elements itself.
    taps.push(...takeTaps());
    // The router then draws the same elements as on the server.
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

/** The fields of the served page, each empty there, with what the reader has typed. */
function readTyped(stage: Element): Typed[] {
  return [...stage.querySelectorAll('input')].map((field) => ({
    field,
    text: field.value,
    hasFocus: document.activeElement === field,
  }));
}

/** Types again what was typed before the app listened. */
function repeatTyping(typed: readonly Typed[]): void {
  for (const { field, text, hasFocus } of typed) {
    const here = findAlike(field);
    if (!here) continue;
    // React may have emptied the field when it took it over.
    const value = here.value || text;
    if (hasFocus) here.focus();
    if (value === '') continue;
    // The first event lets React take over this part of the page at once.
    here.dispatchEvent(new Event('input', { bubbles: true }));
    // React ignores the second one unless the value differs from the last that it has seen.
    here.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(here, value);
    here.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** A tap on a button that did nothing yet is done now. */
function repeatTaps(taps: readonly HTMLElement[]): void {
  for (const tapped of taps) findAlike(tapped)?.click();
}

/** The element itself, or where the app drew its own, the one of the same kind and name. */
function findAlike<Element extends HTMLElement>(element: Element): Element | undefined {
  if (element.isConnected) return element;
  const all = document.querySelectorAll<Element>(element.localName);
  return [...all].find((one) => toName(one) === toName(element));
}

function toName(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
