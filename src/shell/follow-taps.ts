import * as v from 'valibot';
import { OpenAddress } from '#contract/device/open-address.ts';

/** Navigates to the address of a tapped notification, as sent by the worker. Returns the unsubscribe function. */
export function followTaps(go: (address: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const worker = navigator.serviceWorker;
  const onMessage = ({ data }: MessageEvent) => {
    if (v.is(OpenAddress, data)) go(data.address);
  };
  worker.addEventListener('message', onMessage);
  return () => worker.removeEventListener('message', onMessage);
}
