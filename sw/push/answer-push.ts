import * as v from 'valibot';
import { PushMessage } from '../../contract/push/push-message.ts';
import { DeviceFailure } from '../../src/offline/device/device.ts';
import {
  toTimerNotification,
  toUnnamedNotification,
} from '../../src/offline/kitchen/timer-notification.ts';
import { takeTimer } from '../../src/offline/kitchen/timer-store.ts';

/** The clocks of device and server run apart a little over two days. */
const EARLY_MS = 5_000;

interface Ports {
  show: (title: string, options: NotificationOptions) => Promise<void>;
  now: () => number;
  /** The server sent it for nothing: it hears of what really runs. */
  correct: () => Promise<unknown>;
}

/**
 * The server says that a timer is over. It is shown unless a page has rung for it; the device has the last word on whether
 * it still runs.
 */
export async function answerPush(text: string | undefined, ports: Ports): Promise<void> {
  const message = v.safeParse(PushMessage, toJson(text));
  if (!message.success) return;
  const { id } = message.output;
  try {
    const timer = await takeTimer(id, ports.now() + EARLY_MS);
    if (!timer) {
      await ports.correct();
      return;
    }
    const { title, options } = toTimerNotification(timer);
    await ports.show(title, options);
  } catch (error) {
    if (!(error instanceof DeviceFailure)) throw error;
    const { title, options } = toUnnamedNotification(id);
    await ports.show(title, options);
  }
}

function toJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
