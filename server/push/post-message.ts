import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookUpPublic } from '#server/platform/public-address.ts';
import { isPushAddress, type PushReach } from './push-address.ts';

/** Covers everything from the DNS lookup to the response status. */
export const RESPONSE_TIMEOUT_MS = 5_000;

interface Message {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

export interface PushReply {
  status: number;
  /** The raw header value. */
  retryAfter: string | undefined;
}

/** Sends an encrypted message. Rejects if no status arrives. Follows no redirect and reads no body. */
export function postMessage(
  { endpoint, headers, body }: Message,
  reach: PushReach,
  signal: AbortSignal,
): Promise<PushReply> {
  return new Promise((resolve, reject) => {
    // Checked again, because the rules may have become stricter since the address was stored.
    if (!isPushAddress(endpoint, reach))
      throw new Error(`${endpoint} is not an allowed push address`);
    const options = {
      method: 'POST',
      headers,
      agent: false as const,
      signal,
      ...(reach === 'public' && { lookup: lookUpPublic }),
    };
    const send = reach === 'public' ? requestHttps : requestHttp;
    const sending = send(endpoint, options, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      response.destroy();
    });
    // Not `AbortSignal.any` with `AbortSignal.timeout`: on Node 20 its timer is garbage-collected and never fires.
    const stop = () => {
      sending.destroy(
        new Error(`${new URL(endpoint).host} did not respond within ${RESPONSE_TIMEOUT_MS} ms`),
      );
    };
    const timer = setTimeout(stop, RESPONSE_TIMEOUT_MS);
    sending.on('close', () => clearTimeout(timer));
    sending.on('error', reject);
    sending.end(body);
  });
}
