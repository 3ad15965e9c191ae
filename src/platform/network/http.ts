import { API_BASE } from '#contract/platform/api-base.ts';
import { isApiAnswer } from '#contract/platform/delivery.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { takeServedAnswer } from './served-answers.ts';

/** Statuses of a resource that is missing or hidden from this user. No cached copy is shown either. */
export const MISSING_STATUSES: readonly number[] = [403, 404, 410];

let transport: typeof fetch | undefined;

/** Tests pass the real app here; the browser uses its own `fetch`. */
export function answerWith(app: typeof fetch | undefined): void {
  transport = app;
}

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: object;
  body?: FormData | URLSearchParams;
  headers?: Record<string, string>;
  cache?: RequestCache;
  redirect?: RequestRedirect;
  signal?: AbortSignal;
  /** Aborts the request, including the response body, after this many milliseconds. */
  deadlineMs?: number;
  onUploadProgress?: (percent: number) => void;
}

/** Rejects if a portal or proxy reports a finished write, a missing resource or an ended token. */
export async function requestApi(path: string, request: HttpRequest): Promise<Response> {
  const isRead = (request.method ?? 'GET') === 'GET';
  const served = isRead ? takeServedAnswer(path, request.headers) : undefined;
  if (served) return served;
  const response = await requestHttp(API_BASE + path, request);
  const isClaim =
    response.status === 401 ||
    MISSING_STATUSES.includes(response.status) ||
    (response.ok && !isRead);
  if (isClaim && !isApiAnswer(response.headers)) {
    throw new TypeError(`The response to ${path} is not from this server`);
  }
  return response;
}

/**
 * The only way for a page to send a request. It does not retry, and times out only at the given deadline. Resolves with
 * the response whatever its status; rejects if there is none.
 */
export async function requestHttp(
  path: string,
  { signal, deadlineMs, onUploadProgress, ...request }: HttpRequest,
): Promise<Response> {
  // Not part of the entry, because the home page needs no data.
  const { default: ky } = await import('ky');
  const stop = deadlineMs === undefined ? signal : toDeadline(deadlineMs, signal);
  const send = transport ?? (onUploadProgress && toUploadFetch(onUploadProgress));
  return ky(new URL(path, globalThis.location.href), {
    ...request,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(stop && { signal: stop }),
    ...(send && { fetch: send }),
  });
}

/** `AbortSignal.any` is not used because some engines garbage-collect such a signal while it still has listeners. */
function toDeadline(ms: number, signal: AbortSignal | undefined): AbortSignal {
  const stop = new AbortController();
  const follow = () => stop.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow, { once: true });
  setTimeout(() => {
    signal?.removeEventListener('abort', follow);
    stop.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError'));
  }, ms);
  return stop.signal;
}

/** `fetch` has no upload progress: request streams need HTTP/2 in Chromium, and Firefox and Safari have none. */
function toUploadFetch(onProgress: (percent: number) => void): typeof fetch {
  return (input, init) => sendWithProgress(input, init, onProgress);
}
