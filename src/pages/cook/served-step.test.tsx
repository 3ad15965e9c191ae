import { fireEvent, screen } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeOnDevice } from '#offline/device/device.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());

/** Holds the sessions on the device, so that none opens until the returned function is called. */
async function holdSessions(): Promise<() => void> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((started) => {
    void writeOnDevice((device) =>
      device.transaction('rw', device.cookSessions, () => {
        started();
        return Dexie.waitFor(held);
      }),
    );
  });
  return () => release?.();
}

test('applies taps on the served step once the session has opened', async () => {
  useFreshDevice();
  const release = await holdSessions();
  const served = document.createElement('div');
  served.dataset['servedStep'] = '';
  document.body.append(served);
  app.open('/recipe/dan-dan-noodles/cook');
  const start = await screen.findByRole('button', { name: 'Start timer: 3 minutes' });
  served.remove();
  expect(document.querySelector('[data-served-step]')).toBeTruthy();
  fireEvent.click(start);
  fireEvent.click(screen.getByRole('checkbox', { name: '2 tsp Sichuan peppercorns' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  release();
  await screen.findByRole('heading', { level: 1, name: /^Step 3 of 8/ });
  expect(await screen.findByRole('timer')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Home' });
  const ticked = screen.getByRole('checkbox', { name: '2 tsp Sichuan peppercorns' });
  expect(ticked).toHaveProperty('checked', true);
});
