import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Timer } from '#offline/kitchen/timer.ts';
import { toTimerNotification } from '#offline/kitchen/timer-notification.ts';
import { allowSound, readSound } from '#platform/audio/sound.ts';
import { language } from '#texts/language.ts';
import * as timerTexts from '#texts/timer.ts';
import { createChimes } from './chimes.ts';
import { isSoundingTab, leaveSound } from './sounding-tab.ts';

const VIBRATION = [400, 200, 400, 200, 800];

const followChimes = createChimes();
/** Some browsers garbage-collect an unreferenced utterance and go silent. */
let utterance: SpeechSynthesisUtterance | undefined;
/** The last operation on notifications; each one waits for the previous. */
let lastDone: Promise<unknown> = Promise.resolve();

/** Schedules the sound of these timers in only one of all tabs. */
export function followSound(timers: readonly Timer[], now: number): void {
  if (timers.length === 0) leaveSound();
  const sound = readSound();
  if (sound && (timers.length === 0 || isSoundingTab())) followChimes(sound, timers, now);
}

/** Unlocks audio at the first tap: a reloaded page may not play sound before. */
export function allowSoundWhile(hasTimers: () => boolean): void {
  globalThis.addEventListener('click', () => {
    if (hasTimers()) allowSound();
  });
  // Voices are listed only some time after the first request.
  if ('speechSynthesis' in globalThis) speechSynthesis.getVoices();
}

/** Alerts of a finished timer besides its sound: vibration, a notification and speech. Called in one tab only. */
export function ring(timer: Timer): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION);
  void inTurn(() => notify(timer));
  const { name, step, isStart } = timer;
  speak(isStart ? timerTexts.startNow(name, step) : timerTexts.spoken(name, step));
}

/** Closes the notification of a timer that was stopped or restarted. */
export function closeNotification(id: string): Promise<void> {
  return inTurn(async () => {
    const registration = await findRegistration();
    const shown = await registration?.getNotifications({ tag: id });
    for (const one of shown ?? []) one.close();
  });
}

/**
 * Runs operations on notifications one after the other, because Chromium drops a notification that is being shown while
 * others are listed. Never rejects.
 */
function inTurn(act: () => Promise<void>): Promise<void> {
  const done = ignoreError(lastDone.then(act), 'the timer rings without it');
  lastDone = done;
  return done;
}

async function notify(timer: Timer): Promise<void> {
  const { title, options } = toTimerNotification(timer);
  const registration = await findRegistration();
  await registration?.showNotification(title, options);
}

/** The service worker registration that shows notifications, or undefined without permission. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted';
  if (!isAllowed || !('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Uses only a voice that needs no network. */
function speak(text: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const voice = speechSynthesis
    .getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith(language));
  if (!voice) return;
  utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  speechSynthesis.speak(utterance);
}
