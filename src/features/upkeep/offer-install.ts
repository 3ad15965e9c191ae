import { followFirstSave, hasSavedOnce } from '../../browser/first-save.ts';
import { readNote, saveNote } from '../../browser/notes.ts';
import type { InstallAsk } from './install-card.late.tsx';
import { toInstallWay } from './install-rules.ts';

/** Chromium's; the types of the platform do not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

interface Moment {
  takeOffer: () => Event | undefined;
  /** Not over a recipe being cooked, a form or a sign-in. */
  isGoodPage: () => boolean;
  followPages: (listener: () => void) => void;
  /** How many writes wait on the device: on Apple's, an installed app does not have them. */
  countWaiting: () => Promise<number>;
}

/** Asks once per visit, at a good moment, whether the app may have a place on the home screen. */
export function offerInstall({ takeOffer, isGoodPage, followPages, countWaiting }: Moment): void {
  const visits = countVisit();
  let isAsked = false;
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
      putOffAt: toTime(readNote('install-later')),
      now: Date.now(),
    });
    if (!way || isAsked) return;
    isAsked = true;
    void raise(way, offer);
  };
  const raise = async (way: InstallAsk['way'], offer: Event | undefined) => {
    const [card, waiting] = await Promise.all([
      import('./install-card.late.tsx').catch(() => undefined),
      // What cannot be counted is not warned of.
      way === 'steps' ? countWaiting().catch(() => 0) : 0,
    ]);
    takeAway = card?.showInstallCard({
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
  followFirstSave(look);
  // The browser may make its offer after us.
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

/** An iPad says that it is a Mac, but no Mac is touched. */
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
