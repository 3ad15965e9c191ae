import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTimer } from '#offline/kitchen/timer.ts';
import { closeNotification, ring } from './ring.ts';

const eggs = startTimer(
  { id: 'ramen/3/0', dishId: 'ramen', step: 3, name: 'Ramen' },
  { words: '7 to 8 minutes', seconds: 420, upTo: 480 },
  1_780_000_000_000,
);

interface Shown {
  title: string;
  options: NotificationOptions;
}

/** Notifications of a fake browser by tag. */
const shown = new Map<string, Shown>();

beforeEach(() => {
  shown.clear();
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.set(options.tag ?? '', { title, options }),
    getNotifications: async ({ tag }: { tag: string }) =>
      shown.has(tag) ? [{ close: () => shown.delete(tag) }] : [],
  };
  give(navigator, 'serviceWorker', { getRegistration: async () => registration });
  give(globalThis, 'Notification', { permission: 'granted' });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'Notification');
});

function give(place: object, name: string, value: unknown): void {
  Object.defineProperty(place, name, { configurable: true, value });
}

test('shows one persistent notification for a finished timer that names it and links to its step', async () => {
  ring(eggs);
  await expect.poll(() => shown.size).toBe(1);
  expect([...shown]).toEqual([
    [
      'ramen/3/0',
      {
        title: 'Time’s up: Ramen',
        options: {
          body: expect.stringMatching(/^Ramen, step 3: 7 to 8 minutes/),
          tag: 'ramen/3/0',
          requireInteraction: true,
          data: { address: '/recipe/ramen/cook#step-3' },
        },
      },
    ],
  ]);
});

test('shows a separate notification for each timer', async () => {
  ring(eggs);
  ring({ ...eggs, id: 'ramen/4/0', step: 4 });
  ring({ ...eggs, id: 'pho/1/0', dishId: 'pho', step: 1 });
  await expect.poll(() => [...shown.keys()]).toEqual(['ramen/3/0', 'ramen/4/0', 'pho/1/0']);
});

test('closes the notification when the timer is stopped', async () => {
  ring(eggs);
  await expect.poll(() => shown.size).toBe(1);
  await closeNotification('pho/1/0');
  expect(shown.size).toBe(1);
  await closeNotification('ramen/3/0');
  expect(shown.size).toBe(0);
});

test('does not list notifications while another one is being shown', async () => {
  const order: string[] = [];
  const registration = {
    showNotification: async (_title: string, { tag }: NotificationOptions) => {
      order.push(`show ${tag}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`shown ${tag}`);
    },
    getNotifications: async () => {
      order.push('list');
      return [];
    },
  };
  give(navigator, 'serviceWorker', { getRegistration: async () => registration });
  ring(eggs);
  await closeNotification('pho/1/0');
  expect(order).toEqual(['show ramen/3/0', 'shown ramen/3/0', 'list']);
});

test('shows no notification without permission', async () => {
  give(globalThis, 'Notification', { permission: 'default' });
  ring(eggs);
  await closeNotification('ramen/3/0');
  expect(shown.size).toBe(0);
});
