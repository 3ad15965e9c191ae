import { API_BASE, apiPaths } from '../../contract/paths.ts';

const PATIENCE_MS = 5000;

/** Whether the server answers just now; the worker has no part in it. */
export async function isServerThere(): Promise<boolean> {
  const patience = new AbortController();
  const alarm = setTimeout(() => patience.abort(), PATIENCE_MS);
  const answer = await fetch(API_BASE + apiPaths.health, {
    cache: 'no-store',
    signal: patience.signal,
  }).catch(() => undefined);
  clearTimeout(alarm);
  return answer?.ok ?? false;
}
