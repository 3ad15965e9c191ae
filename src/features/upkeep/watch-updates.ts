import type { Workbox } from 'workbox-window';
import * as updateTexts from '../../../texts/en/updates.ts';
import { followBusy, isAnyoneBusy } from '../../browser/busy.ts';
import { readNote, saveNote } from '../../browser/notes.ts';
import { dismissNotice, showNotice } from '../../ui/notice/notices.ts';
import { toNextUpdate, toUpdateNotice, type Update, type UpdateEvent } from './update-flow.ts';
import { askTakeOver, askWhichBuild } from './waiting-worker.ts';

/** Time for the requests that a tap causes: late parts of the page, or the link under the pointer. */
const TAP_REQUESTS_MS = 500;
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** The theme's `md`, where the mockups have the longer sentence. */
const WIDE = '(min-width: 48rem)';

interface Place {
  isCookingView: () => boolean;
  /** Calls the listener after every change of page. */
  followPages: (listener: () => void) => void;
}

/** Offers a new build once it lies on the device and nobody is busy; nothing reloads unless it was pressed here. */
export function watchUpdates(
  workbox: Workbox,
  registration: ServiceWorkerRegistration,
  place: Place,
): void {
  let update: Update = { phase: 'none', build: '', declined: readNote('update-later') ?? '' };
  let notice: number | undefined;
  let told: ReturnType<typeof toUpdateNotice>;

  const on = (event: UpdateEvent) => {
    update = toNextUpdate(update, event);
    if (update.phase === 'ready') location.reload();
    tell();
  };
  const tell = () => {
    const next = toUpdateNotice(update, place.isCookingView());
    if (next === told) return;
    told = next;
    if (notice !== undefined) dismissNotice(notice);
    notice = next && say(next);
  };
  const say = (what: NonNullable<typeof told>) => {
    const standing = { kind: 'update', staysMs: 'until-dismissed' } as const;
    const later = { label: updateTexts.later, run: putOff };
    if (what === 'updating') return showNotice({ ...standing, text: updateTexts.updating });
    if (what === 'after-cooking') {
      const text = updateTexts.readyAfterCooking;
      return showNotice({
        ...standing,
        text,
        dismiss: { label: updateTexts.close, run: () => undefined },
      });
    }
    if (what === 'reload') {
      const action = { label: updateTexts.reload, run: () => location.reload() };
      return showNotice({ ...standing, text: updateTexts.reloadToFinish, action });
    }
    const isWide = matchMedia(WIDE).matches;
    return showNotice({
      ...standing,
      text: isWide ? updateTexts.readyPlaceKept : updateTexts.ready,
      action: {
        label: isWide ? updateTexts.updateNow : updateTexts.update,
        run: () => void press(),
      },
      dismiss: later,
    });
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
    // A request while the old worker stops makes Chromium start it again, and then the new one keeps waiting. So no link is
    // preloaded from now on, and the requests that the tap has caused finish first.
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
    // The first visit is taken over on purpose, by the build it runs.
    if (isControlled) on({ kind: 'took-over' });
    isControlled = true;
  });
  // Also told of a worker that was waiting before this page opened.
  workbox.addEventListener('waiting', () => void find());
  // Workbox is silent about a worker that another tab had it find: the registration itself tells of every one.
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void find());
  });
  void find();
  followBusy(() => {
    void isAnyoneBusy().then((isBusy) => on({ kind: 'busy-changed', isBusy }));
  });
  place.followPages(tell);
  checkNowAndThen(workbox);
}

/** Registering has asked once; asked again when the app is looked at after an hour. No answer is no news. */
function checkNowAndThen(workbox: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    workbox.update().catch(() => undefined);
  });
}
