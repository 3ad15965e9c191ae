/**
 * Set on every API response. A response without it comes from a captive portal or a proxy and counts as no response.
 */
export const API_HEADER = 'simmer-api';
export const API_RELEASE = '1';

/** Sent with a write and repeated on its response. */
export const KEY_HEADER = 'idempotency-key';

/** Sent with a sign-in: the random id of the device. */
export const DEVICE_HEADER = 'simmer-device';

type Headers = { get: (name: string) => string | null };

export function isApiAnswer(headers: Headers): boolean {
  return headers.get(API_HEADER) === API_RELEASE;
}

/** Returns true if the response comes from the API and answers the write sent under this key. */
export function isAnswerTo(key: string, headers: Headers): boolean {
  return isApiAnswer(headers) && headers.get(KEY_HEADER) === toKeyHeader(key);
}

/** Formats the key as a structured field of type string (RFC 8941). */
export function toKeyHeader(key: string): string {
  return `"${key}"`;
}
