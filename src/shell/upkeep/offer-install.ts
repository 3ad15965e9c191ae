import { hasSavedOnce, onFirstSave } from '#platform/first-save.ts';
import { hasHint } from '#platform/hints.ts';
import { readNote, saveNote } from '#platform/notes.ts';
import { type InstallAsk, showInstallCard } from './install-card.tsx';
import { toInstallWay } from './install-rules.ts';

/** Chromium's `beforeinstallprompt`, which the DOM types lack. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

interface Moment {
  takeOffer: () => Event | undefined;
  /** False while cooking, filling in a form or signing in. */
  isGoodPage: () => boolean;
  followPages: (listener: () => void) => void;
  /** Number of pending writes on the device; on Apple's devices an installed app does not have them. */
  countWaiting: () => Promise<number>;
}

/** Offers once per visit to install the app, on a suitable page. */
export function offerInstall({ takeOffer, isGoodPage, followPages, countWaiting }: Moment): void {
  const visits = countVisit();
  let wasOffered = false;
  let takeAway: (() => void) | undefined;
  const look = () => {
    if (!isGoodPage()) {
      takeAway?.();
      takeAway = undefined;
      return;
    }
    const offer = takeOffer();
    const way = toInstallWay({
      isInstalled: isInstalled(),
      canPrompt: isOffer(offer),
      isAppleTouch: isAppleTouch(),
      visits,
      hasSaved: hasSavedOnce(),
      hasTimers: hasHint('timers'),
      putOffAt: toTime(readNote('install-later')),
      now: Date.now(),
    });
    if (!way || wasOffered) return;
    wasOffered = true;
    void raise(way, offer);
  };
  const raise = async (way: InstallAsk['way'], offer: Event | undefined) => {
    // If the count fails, no warning is shown.
    const waiting = way === 'steps' ? await countWaiting().catch(() => 0) : 0;
    takeAway = showInstallCard({
      way,
      waiting,
      install: () => {
        takeAway = undefined;
        if (isOffer(offer)) void offer.prompt();
      },
      putOff: () => {
        takeAway = undefined;
        saveNote('install-later', String(Date.now()));
      },
    });
  };
  look();
  followPages(look);
  onFirstSave(look);
  // The event may fire after this code has run.
  globalThis.addEventListener('beforeinstallprompt', () => setTimeout(look));
}

/** A visit lasts as long as its tab. */
function countVisit(): number {
  const before = Number(readNote('visits') ?? 0);
  try {
    if (sessionStorage.getItem('simmer.visit') !== null) return before;
    sessionStorage.setItem('simmer.visit', 'now');
  } catch {
    return 0;
  }
  saveNote('visits', String(before + 1));
  return before + 1;
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || isTrue(navigator, 'standalone');
}

/** An iPad identifies as a Mac, but Macs have no touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isTrue(thing: object, key: string): boolean {
  return Reflect.get(thing, key) === true;
}

function isOffer(event: Event | undefined): event is InstallOffer {
  return event !== undefined && 'prompt' in event;
}

function toTime(text: string | undefined): number | undefined {
  const time = Number(text ?? Number.NaN);
  return Number.isFinite(time) ? time : undefined;
}
