import type { Endpoint } from '#contract/platform/endpoint.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { endSession, readSession } from '../session.ts';
import { toFailure } from './api.ts';
import { BrokenFailure, OfflineFailure, UnauthorisedFailure } from './failures.ts';
import { requestApi } from './http.ts';

/** Fetches a file as the current user. Throws one of the failures of `failures.ts`, also if the file is cut off. */
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
    const body: unknown = await ignoreError(response.json(), 'the status suffices');
    const failure = toFailure(response.status, body, fallback);
    // Another user may have signed in meanwhile, as in `callPath`.
    const isOurs = token !== undefined && readSession()?.token === token;
    if (failure instanceof UnauthorisedFailure && isOurs) endSession('refused');
    throw failure;
  }
  // A captive portal responds to every request with its own page.
  if (response.headers.get('content-type') !== contentType) {
    throw new BrokenFailure(fallback);
  }
  return response.blob().catch((error: unknown) => {
    throw toOffline(error);
  });
}
