import { API_BASE } from '../../contract/paths.ts';

let transport: typeof fetch | undefined;

/** Tests hand in the real app here; the browser uses its own fetch. */
export function answerWith(app: typeof fetch | undefined): void {
  transport = app;
}

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  search?: Record<string, string | number>;
  json?: object;
  body?: FormData;
  headers?: Record<string, string>;
  cache?: RequestCache;
  signal?: AbortSignal;
  /** Aborts the request, the body of its answer included, after so many milliseconds. */
  deadlineMs?: number;
  /** Told how much of the body has left, in percent. */
  onUploadProgress?: (percent: number) => void;
}

/** The same below /api. */
export function requestApi(path: string, request: HttpRequest): Promise<Response> {
  return requestHttp(API_BASE + path, request);
}

/**
 * The page's one way to a server: one request, no retry, no time-out but the deadline given. Resolves with the response
 * whatever its status; rejects where none came.
 */
export async function requestHttp(
  path: string,
  { search, signal, deadlineMs, onUploadProgress, ...request }: HttpRequest,
): Promise<Response> {
  // Loaded with the first call: the home page needs no data and should not wait for a client.
  const { default: ky } = await import('ky');
  const deadline = deadlineMs === undefined ? [] : [AbortSignal.timeout(deadlineMs)];
  const signals = signal ? [signal, ...deadline] : deadline;
  const send = transport ?? (onUploadProgress && toUploadFetch(onUploadProgress));
  return ky(new URL(path, globalThis.location.href), {
    ...request,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(search && { searchParams: search }),
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    ...(send && { fetch: send }),
  });
}

/** XMLHttpRequest, since `fetch` tells no progress: request streams need HTTP/2 in Chromium, and Firefox and Safari have none. */
function toUploadFetch(tell: (percent: number) => void): typeof fetch {
  return async (input, init) => {
    const { sendWatched } = await import('./send-watched.ts');
    return sendWatched(input, init, tell);
  };
}
