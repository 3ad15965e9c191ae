/**
 * A `fetch` that says how much of a file has left, in percent: by the older door of the browser, since its own `fetch`
 * cannot. Rejects as that does: with a TypeError where nothing came back, by its signal with an AbortError.
 */
export function sendWatched(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  tell: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) tell(Math.floor((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      // Nothing of ours redirects a write; a portal does.
      const isElsewhere = new URL(address, location.href).href !== request.responseURL;
      if (isElsewhere) reject(new TypeError('The upload was sent elsewhere'));
      else resolve(toResponse(request));
    });
    request.addEventListener('error', () => reject(new TypeError('The upload broke off')));
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : null);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}
