/** A `fetch` with XMLHttpRequest that reports the upload progress in percent and rejects like `fetch`. */
export async function sendWithProgress(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  onProgress: (percent: number) => void,
): Promise<Response> {
  const request = new Request(input, init);
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
    });
    xhr.addEventListener('load', () => {
      // Our server never redirects a write, but a captive portal does.
      if (request.url === xhr.responseURL) resolve(toResponse(xhr));
      else reject(new TypeError('The upload was redirected'));
    });
    xhr.addEventListener('error', () => reject(new TypeError('The upload failed')));
    xhr.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(xhr.responseText || null, { status: xhr.status, headers });
}

const observers = new Set<(key: string, percent: number) => void>();

/** Reports the upload progress of files by idempotency key. Returns the unsubscribe function. */
export function observeUploads(listener: (key: string, percent: number) => void): () => void {
  observers.add(listener);
  return () => observers.delete(listener);
}

export function fetchWithProgress(address: string, init: RequestInit): Promise<Response> {
  if (!(init.body instanceof Uint8Array) || typeof XMLHttpRequest === 'undefined') {
    return fetch(address, init);
  }
  const key = (new Headers(init.headers).get('idempotency-key') ?? '').replaceAll('"', '');
  return sendWithProgress(address, init, (percent) => {
    for (const notify of observers) notify(key, percent);
  });
}
