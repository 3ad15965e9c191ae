/** Text of the portal's sign-in page, which the app must never show or store. */
export const PORTAL_WORDS = 'Harbour Hotel guest network';

// The icon keeps the browser from requesting /favicon.ico, which may reach the app's server a moment later.
const PAGE = `<!doctype html><html lang="en"><title>${PORTAL_WORDS}</title><link rel="icon" href="data:,"><h1>${PORTAL_WORDS}</h1><div id="app"></div></html>`;

/** The sign-in page with which a hotel's network answers every request. */
export function toPortalAnswer(): string {
  return toAnswer('200 OK', ['Content-Type: text/html; charset=utf-8'], PAGE);
}

/** A redirect to that page, or the page itself if the request already follows the redirect. */
export function toPortalRedirect(request: string): string {
  if (request.startsWith('GET /hotel-sign-in')) return toPortalAnswer();
  return toAnswer('302 Found', ['Location: /hotel-sign-in'], '');
}

function toAnswer(status: string, headers: string[], body: string): string {
  const head = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
