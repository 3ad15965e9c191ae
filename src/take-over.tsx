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
  if (readSession()) {
    createRoot(stage).render(app);
  } else {
    // The router then draws the same elements as on the server.
    router.ssr = { manifest: undefined };
    hydrateRoot(stage, app);
  }
  requestAnimationFrame(() => setTimeout(repeatTaps));
}

/** A tap on a button that did nothing yet is done now; where the app drew its own elements, on the button of that name. */
function repeatTaps(): void {
  const taps = globalThis.takeEarlyTaps?.() ?? [];
  globalThis.takeEarlyTaps = undefined;
  for (const tapped of taps) {
    const button = tapped.isConnected ? tapped : findAlike(tapped);
    button?.click();
  }
}

function findAlike(tapped: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll('button')].find((one) => toName(one) === toName(tapped));
}

function toName(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? button.textContent ?? '';
}
