import { DEVICE_CHANNEL } from '../../../contract/device/stored-copy.ts';
import { pagePaths } from '../../../contract/paths.ts';
import * as shellNoticeTexts from '../../../texts/en/shell-notices.ts';
import {
  type DeviceState,
  noteTold,
  readDeviceState,
  toSentence,
  wasTold,
} from '../../browser/device-state.ts';
import { showNotice } from '../../ui/notice/notices.ts';

/** Says once, quietly, where the device cannot keep what it should. Returns how to stop. */
export function watchDevice(open: (address: string) => void): () => void {
  const tell = (state: DeviceState) => {
    const text = toSentence(state);
    if (text === undefined) noteTold(state);
    // The cooking view says by itself what it cannot keep.
    const isCooking = globalThis.location.pathname.endsWith('/cook');
    if (text === undefined || isCooking || wasTold(state)) return;
    // Told again at the next start, until it is put aside.
    showNotice({
      text,
      kind: 'info',
      staysMs: 'until-dismissed',
      action: { label: shellNoticeTexts.whatIsKept, run: () => open(pagePaths.storage) },
      dismiss: { label: shellNoticeTexts.putAside, run: () => noteTold(state) },
    });
  };
  void readDeviceState().then(tell);
  const channel = new BroadcastChannel(DEVICE_CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data?.kind === 'device-full') tell('full');
  });
  return () => channel.close();
}
