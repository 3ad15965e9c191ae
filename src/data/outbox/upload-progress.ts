import { sendWatched } from '../send-watched.ts';

const observers = new Set<(key: string, percent: number) => void>();

/** Tells how much of a file has left this page, by the key under which it is sent. Returns how to stop. */
export function observeUploads(tell: (key: string, percent: number) => void): () => void {
  observers.add(tell);
  return () => observers.delete(tell);
}

/** The `fetch` of the outbox: for files it tells how much has left; text is not worth a percent. */
export function fetchWithProgress(address: string, init: RequestInit): Promise<Response> {
  if (!(init.body instanceof Uint8Array) || typeof XMLHttpRequest === 'undefined') {
    return fetch(address, init);
  }
  const key = (new Headers(init.headers).get('idempotency-key') ?? '').replaceAll('"', '');
  return sendWatched(address, init, (percent) => {
    for (const tell of observers) tell(key, percent);
  });
}
