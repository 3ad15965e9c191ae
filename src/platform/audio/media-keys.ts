import { ignoreError } from '#contract/platform/ignore-error.ts';

/**
 * A silent loop. Headset keys reach only a page that plays audio; Chromium requires more than five seconds. FLAC is the
 * smallest format (152 bytes).
 */
const SILENCE = '/sounds/silence.flac';

interface MediaKeys {
  next: () => void;
  back: () => void;
  /** The single button of a simple headset. */
  press: () => void;
}

export function hasMediaKeys(): boolean {
  return 'mediaSession' in navigator;
}

/** Handles the media keys of headsets and keyboards until the returned function is called. It stops other music. */
export function listenToMediaKeys(title: string, { next, back, press }: MediaKeys): () => void {
  const { mediaSession } = navigator;
  const silence = new Audio(SILENCE);
  silence.loop = true;
  const play = () => void ignoreError(silence.play(), 'the next tap retries');
  const actions = [
    ['nexttrack', next],
    ['previoustrack', back],
    ['play', press],
    ['pause', press],
  ] as const;
  for (const [action, run] of actions) mediaSession.setActionHandler(action, run);
  if ('MediaMetadata' in globalThis) mediaSession.metadata = new MediaMetadata({ title });
  document.addEventListener('click', play);
  play();
  return () => {
    document.removeEventListener('click', play);
    silence.pause();
    mediaSession.metadata = null;
    for (const [action] of actions) mediaSession.setActionHandler(action, null);
  };
}
