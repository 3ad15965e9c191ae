const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

export const HSTS = 'max-age=31536000';

const API_HEADERS_BY_TLS = { ...API_HEADERS, 'strict-transport-security': HSTS };

/** Only over TLS: HSTS would lock people out of a plain HTTP server in their own network. */
export function toApiHeaders(isTls: boolean): Record<string, string> {
  return isTls ? API_HEADERS_BY_TLS : API_HEADERS;
}
