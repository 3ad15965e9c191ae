import type { Endpoint } from '../../contract/endpoint.ts';
import { readSession } from '../browser/session.ts';
import { BrokenFailure, OfflineFailure } from './failures.ts';
import { requestApi } from './http.ts';
import { toRefusal } from './send.ts';

/**
 * Gets an endpoint whose answer is a file, as whoever is signed in. Throws one of the four failures of `failures.ts`, also where the
 * file breaks off.
 */
export async function fetchFile(
  { path }: Pick<Endpoint, 'path'>,
  { fallback, contentType }: { fallback: string; contentType: string },
): Promise<Blob> {
  const token = readSession()?.token;
  const toOffline = (cause: unknown) => new OfflineFailure(fallback, { cause });
  const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await requestApi(path, { headers, cache: 'no-store' }).catch(
    (error: unknown) => {
      throw toOffline(error);
    },
  );
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    throw toRefusal(response.status, body, { fallback, token });
  }
  // A portal answers everything with its own page.
  if (response.headers.get('content-type') !== contentType) {
    throw new BrokenFailure(fallback);
  }
  return response.blob().catch((error: unknown) => {
    throw toOffline(error);
  });
}
