/** Words of the sign-in page that no page of the app may ever show or keep. */
export const PORTAL_WORDS = 'Harbour Hotel guest network';

const PAGE = `<!doctype html><html lang="en"><title>${PORTAL_WORDS}</title><h1>${PORTAL_WORDS}</h1><div id="app"></div></html>`;

/** What the network of a hotel answers to everything until one has signed in: its own page. */
export function toPortalAnswer(): string {
  return toAnswer('200 OK', ['Content-Type: text/html; charset=utf-8'], PAGE);
}

/** The same, sending the browser there; a browser that follows finds the page at once. */
export function toPortalRedirect(request: string): string {
  if (request.startsWith('GET /hotel-sign-in')) return toPortalAnswer();
  return toAnswer('302 Found', ['Location: /hotel-sign-in'], '');
}

function toAnswer(status: string, headers: string[], body: string): string {
  const head = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
