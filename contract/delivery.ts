/** On every answer of the API: what lacks it comes from a portal or a proxy, and counts as no answer. */
export const API_HEADER = 'simmer-api';
export const API_RELEASE = '1';

/** On a write, and repeated on its answer. */
export const KEY_HEADER = 'idempotency-key';

/** On a sign-in: the random id of the device. */
export const DEVICE_HEADER = 'simmer-device';

type Headers = { get: (name: string) => string | null };

export function isApiAnswer(headers: Headers): boolean {
  return headers.get(API_HEADER) === API_RELEASE;
}

/** Whether the answer is the API's, to the write that was sent under this key. */
export function isAnswerTo(key: string, headers: Headers): boolean {
  return isApiAnswer(headers) && headers.get(KEY_HEADER) === toKeyHeader(key);
}

/** A structured field of the type string (RFC 8941). */
export function toKeyHeader(key: string): string {
  return `"${key}"`;
}
