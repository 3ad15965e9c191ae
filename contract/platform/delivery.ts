/** Set on every API response. A response that lacks it is from a captive portal or a proxy and counts as none. */
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

export function isAnswerTo(key: string, headers: Headers): boolean {
  return isApiAnswer(headers) && headers.get(KEY_HEADER) === toKeyHeader(key);
}

export function toKeyHeader(key: string): string {
  return `"${key}"`;
}
