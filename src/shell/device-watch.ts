import { DEVICE_CHANNEL } from '#contract/device/stored-copy.ts';
import { pagePaths } from '#contract/page/paths.ts';
import {
  type DeviceState,
  readDeviceState,
  saveDismissed,
  toSentence,
  wasDismissed,
} from '#platform/device-state.ts';
import * as appTexts from '#texts/app.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** Shows a notice if the device cannot store data. Returns the unsubscribe function. */
export function watchDevice(open: (address: string) => void): () => void {
  const showState = (state: DeviceState) => {
    const text = toSentence(state);
    if (text === undefined) saveDismissed(state);
    // The cooking view shows its own note.
    const isCooking = globalThis.location.pathname.endsWith('/cook');
    if (text === undefined || isCooking || wasDismissed(state)) return;
    // Shown again at each start until the user dismisses it.
    showNotice({
      text,
      kind: 'info',
      staysMs: 'until-dismissed',
      action: { label: appTexts.offlineStorage, run: () => open(pagePaths.storage) },
      dismiss: { label: appTexts.dismiss, run: () => saveDismissed(state) },
    });
  };
  void readDeviceState().then(showState);
  const channel = new BroadcastChannel(DEVICE_CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data?.kind === 'device-full') showState('full');
  });
  return () => channel.close();
}
