import * as timerTexts from '../../../../texts/en/timers.ts';
import { allowSound, readSound } from '../../../browser/audio/sound.ts';
import type { Timer } from '../../../offline/kitchen/timer.ts';
import { toTimerNotification } from '../../../offline/kitchen/timer-notification.ts';
import { createChimes } from './chimes.ts';
import { isSoundingTab, leaveSound } from './sounding-tab.ts';

const VIBRATION = [400, 200, 400, 200, 800];

const followChimes = createChimes();
/** Kept: some browsers forget an utterance that nobody holds, and fall silent. */
let utterance: SpeechSynthesisUtterance | undefined;
/** What was last done with notifications. */
let lastDone: Promise<unknown> = Promise.resolve();

/** Keeps the sound of these timers scheduled, in one of all tabs. */
export function followSound(timers: readonly Timer[], now: number): void {
  if (timers.length === 0) leaveSound();
  const sound = readSound();
  if (sound && (timers.length === 0 || isSoundingTab())) followChimes(sound, timers, now);
}

/** A page that was loaded anew may sound again from its first tap on. */
export function allowSoundWhile(hasTimers: () => boolean): void {
  globalThis.addEventListener('click', () => {
    if (hasTimers()) allowSound();
  });
  // Voices are listed only some time after they were asked for.
  if ('speechSynthesis' in globalThis) speechSynthesis.getVoices();
}

/** What one tab does for all when a timer is over, besides the sound: vibration, a notification, its name spoken. */
export function ring(timer: Timer): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION);
  void inTurn(() => notify(timer));
  const { name, step, isStart } = timer;
  speak(isStart ? timerTexts.startNow(name, step) : timerTexts.spoken(name, step));
}

/** Takes back the notification of a timer that was stopped or goes on. */
export function closeNotification(id: string): Promise<void> {
  return inTurn(async () => {
    const registration = await findRegistration();
    const shown = await registration?.getNotifications({ tag: id });
    for (const one of shown ?? []) one.close();
  });
}

/** Never rejects. While notifications are listed, Chromium drops those that are on their way to the screen. */
function inTurn(act: () => Promise<void>): Promise<void> {
  const done = lastDone.then(act).catch(() => undefined);
  lastDone = done;
  return done;
}

async function notify(timer: Timer): Promise<void> {
  const { title, options } = toTimerNotification(timer);
  const registration = await findRegistration();
  await registration?.showNotification(title, options);
}

/** The worker that may show notifications; undefined where they are not allowed. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted';
  if (!isAllowed || !('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Only with a voice that needs no network. */
function speak(text: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const voice = speechSynthesis
    .getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith('en'));
  if (!voice) return;
  utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  speechSynthesis.speak(utterance);
}
