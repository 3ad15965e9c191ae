import * as v from 'valibot';
import { type PushedNews, PushMessage } from '../../contract/push/push-message.ts';
import { saveUnread } from '../../src/offline/community/unread.ts';
import { DeviceFailure } from '../../src/offline/device/device.ts';
import { readSignedIn } from '../../src/offline/device/signed-in.ts';
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
  /** Puts the number on the app's icon right. */
  badge: () => Promise<unknown>;
}

export async function answerPush(text: string | undefined, ports: Ports): Promise<void> {
  const message = v.safeParse(PushMessage, toJson(text));
  if (!message.success) return;
  const { output } = message;
  await (output.kind === 'timer' ? answerTimer(output.id, ports) : answerNews(output, ports));
}

/**
 * The server says that a timer is over. It is shown unless a page has rung for it; the device has the last word on whether
 * it still runs.
 */
async function answerTimer(id: string, ports: Ports): Promise<void> {
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

/**
 * The server says what others did. Whoever signed out without a network is still taken for signed in there: nobody else reads it.
 * A second one about the same thing takes the place of the first without a sound.
 */
async function answerNews(news: PushedNews, ports: Ports): Promise<void> {
  const { memberId, tag, title, body, address, unread } = news;
  const signedIn = await readSignedIn();
  if (signedIn?.userId !== memberId) return;
  await saveUnread(memberId, unread);
  await Promise.all([ports.show(title, { body, tag, data: { address } }), ports.badge()]);
}

function toJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
