import * as v from 'valibot';
import { toJson } from '#contract/platform/to-json.ts';
import { type PushedNews, PushMessage } from '#contract/push/message.ts';
import { saveUnread } from '#offline/community/unread.ts';
import { DeviceFailure } from '#offline/device/device.ts';
import { readSignedIn } from '#offline/device/signed-in.ts';
import { toTimerNotification, toUnnamedNotification } from '#offline/kitchen/timer-notification.ts';
import { takeTimer } from '#offline/kitchen/timer-store.ts';

/** Tolerance for the difference between the clocks of device and server. */
const EARLY_MS = 5_000;

interface Ports {
  show: (title: string, options: NotificationOptions) => Promise<void>;
  now: () => number;
  /** Sends the running timers again, because the server sent this message needlessly. */
  correct: () => Promise<unknown>;
  badge: () => Promise<unknown>;
}

export async function answerPush(text: string | undefined, ports: Ports): Promise<void> {
  const message = v.safeParse(PushMessage, toJson(text ?? ''));
  if (!message.success) return;
  const { output } = message;
  await (output.kind === 'timer' ? answerTimer(output.id, ports) : answerNews(output, ports));
}

/** Shows a finished timer unless a page has rung for it. The device decides if the timer still runs. */
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
 * Shows news to their signed-in member. A member who signed out offline is still signed in for the server, so the
 * device's record decides. The tag replaces an earlier notification about the same subject silently.
 */
async function answerNews(news: PushedNews, ports: Ports): Promise<void> {
  const { memberId, tag, title, body, address, unread } = news;
  const signedIn = await readSignedIn();
  if (signedIn?.userId !== memberId) return;
  await saveUnread(memberId, unread);
  await Promise.all([ports.show(title, { body, tag, data: { address } }), ports.badge()]);
}
