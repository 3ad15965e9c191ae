import type { Workbox } from 'workbox-window';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { isAnyoneBusy, subscribeToBusy } from '#platform/busy.ts';
import { readNote, saveNote } from '#platform/notes.ts';
import * as appTexts from '#texts/app.ts';
import { dismissNotice, showNotice } from '#ui/notice/notices.ts';
import { toNextUpdate, toUpdateNotice, type Update, type UpdateEvent } from './update-flow.ts';
import { askTakeOver, askWhichBuild } from './waiting-worker.ts';

/** Time for requests caused by the tap, such as lazy chunks or a preloaded link. */
const TAP_REQUESTS_MS = 500;
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** The theme's `md`, from which the longer sentence fits. */
const WIDE = '(min-width: 48rem)';

interface Navigation {
  isCookingView: () => boolean;
  /** Calls the listener after every change of page. */
  followPages: (listener: () => void) => void;
}

/** Offers a new build once it is installed and no tab is busy. Reloads only if the update was accepted in this tab. */
export function watchUpdates(
  workbox: Workbox,
  registration: ServiceWorkerRegistration,
  navigation: Navigation,
): void {
  let update: Update = { phase: 'none', build: '', declined: readNote('update-later') ?? '' };
  let notice: number | undefined;
  let shownNotice: ReturnType<typeof toUpdateNotice>;

  const on = (event: UpdateEvent) => {
    update = toNextUpdate(update, event);
    if (update.phase === 'ready') location.reload();
    refreshNotice();
  };
  const refreshNotice = () => {
    const next = toUpdateNotice(update, navigation.isCookingView());
    if (next === shownNotice) return;
    shownNotice = next;
    if (notice !== undefined) dismissNotice(notice);
    notice = next && showUpdateNotice(next, { press: () => void press(), putOff });
  };
  const putOff = () => {
    on({ kind: 'put-off' });
    saveNote('update-later', update.declined);
  };
  const press = async () => {
    on({ kind: 'busy-changed', isBusy: await isAnyoneBusy() });
    on({ kind: 'pressed' });
    if (update.phase !== 'accepted') return;
    const { waiting } = registration;
    if (!waiting) return;
    // If a request arrives while the old worker stops, Chromium starts it again, and the new worker keeps waiting. So
    // links are no longer preloaded, and requests caused by the tap finish first.
    document.body.inert = true;
    await new Promise((resolve) => setTimeout(resolve, TAP_REQUESTS_MS));
    const answer = await askTakeOver(waiting);
    document.body.inert = false;
    if (answer === 'refused') on({ kind: 'refused' });
  };
  const find = async () => {
    const { waiting } = registration;
    if (!waiting || !registration.active) return;
    on({ kind: 'found', build: await askWhichBuild(waiting), isBusy: await isAnyoneBusy() });
  };

  let isControlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', () => {
    // On the first visit, the worker takes over by design with the build that the page runs.
    if (isControlled) on({ kind: 'took-over' });
    isControlled = true;
  });
  // Also fires for a worker that was waiting before this page opened.
  workbox.addEventListener('waiting', () => void find());
  // Workbox does not report a worker found by another tab, but the registration reports every one.
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void find());
  });
  void find();
  subscribeToBusy(() => {
    void isAnyoneBusy().then((isBusy) => on({ kind: 'busy-changed', isBusy }));
  });
  navigation.followPages(refreshNotice);
  checkNowAndThen(workbox);
}

interface Answers {
  press: () => void;
  putOff: () => void;
}

/** Returns the id of the notice. */
function showUpdateNotice(
  what: NonNullable<ReturnType<typeof toUpdateNotice>>,
  { press, putOff }: Answers,
): number {
  const persistent = { kind: 'update', staysMs: 'until-dismissed' } as const;
  if (what === 'updating') return showNotice({ ...persistent, text: appTexts.updating });
  if (what === 'after-cooking') {
    return showNotice({
      ...persistent,
      text: appTexts.updateReadyAfterCooking,
      dismiss: { label: appTexts.close, run: () => undefined },
    });
  }
  if (what === 'reload') {
    const action = { label: appTexts.reload, run: () => location.reload() };
    return showNotice({ ...persistent, text: appTexts.reloadToFinish, action });
  }
  const isWide = matchMedia(WIDE).matches;
  return showNotice({
    ...persistent,
    text: isWide ? appTexts.updateReadyPlaceKept : appTexts.updateReady,
    action: { label: isWide ? appTexts.updateNow : appTexts.update, run: press },
    dismiss: { label: appTexts.later, run: putOff },
  });
}

/** Registering checks once. Checks again when the app becomes visible after an hour, and ignores failures. */
function checkNowAndThen(workbox: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    void ignoreError(workbox.update(), 'retried later');
  });
}
