import { expect, test } from 'vitest';
import { startAlarm } from './timer.ts';
import { toTimerNotification } from './timer-notification.ts';

test('names the step to start in an alarm and links to it', () => {
  const place = { id: 'start/ramen', dishId: 'ramen', step: 3, name: 'Ramen' };
  expect(toTimerNotification(startAlarm(place, 60_000, 0))).toMatchObject({
    title: 'Start Ramen: step 3',
    options: { body: 'As planned for your meal', data: { address: '/recipe/ramen/cook#step-3' } },
  });
});
