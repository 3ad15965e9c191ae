import * as v from 'valibot';
import {
  type CallValues,
  type Endpoint,
  type ResponseOf,
  toCallPath,
} from '#contract/platform/endpoint.ts';
import { NETWORK_WAIT_WITHOUT_COPY_MS } from '#contract/platform/limits.ts';
import { ErrorBody } from '#contract/platform/problem.ts';
import { toJson } from '#contract/platform/to-json.ts';
import { type Answer, readOrigin } from '#offline/network/answer.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { type HttpRequest, requestApi } from './http.ts';

interface Options {
  signal?: AbortSignal;
  /** Default text, used if the server sends none. */
  fallback: string;
}

/** GETs an endpoint without a token and validates the response. Throws one of the failures of `failures.ts`. */
export async function fetchJson<E extends Endpoint>(
  endpoint: E,
  call: Options & CallValues<E>,
): Promise<Answer<ResponseOf<E>>> {
  const { fallback, signal }: Options = call;
  const path = toCallPath(endpoint, call);
  try {
    return await sendRequest(path, endpoint.response, { fallback, ...(signal && { signal }) });
  } catch (error) {
    // Errors of the recipe API are logged. An aborted request is not an error.
    if (!signal?.aborted) console.warn(`GET ${path}:`, error);
    throw error;
  }
}

async function sendRequest<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { fallback, ...request }: Options,
): Promise<Answer<v.InferOutput<Schema>>> {
  const askedAt = Date.now();
  // If there is no worker, only this deadline ends a request that never gets a response.
  const deadlineMs = NETWORK_WAIT_WITHOUT_COPY_MS + 1_000;
  const { response, body } = await readAnswer(path, { ...request, deadlineMs }).catch(
    (error: unknown) => {
      if (request.signal?.aborted) throw error;
      throw new OfflineFailure(fallback, { cause: error });
    },
  );
  if (!response.ok) throw toFailure(response.status, body, fallback);
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new BrokenFailure(fallback);
  return { value: parsed.output, ...readOrigin(response.headers, askedAt) };
}

async function readAnswer(path: string, request: HttpRequest) {
  const response = await requestApi(path, request);
  return { response, body: toJson(await response.text()) };
}

export function toFailure(status: number, body: unknown, fallback: string): Error {
  const problem = v.safeParse(ErrorBody, body);
  const text = (problem.success && problem.output.error) || fallback;
  if (problem.success && problem.output.code === 'offline_miss')
    return new OfflineFailure(fallback);
  if (status === 401) return new UnauthorisedFailure(text);
  if (!problem.success || status >= 500) return new BrokenFailure(text);
  const details = problem.output.details?.map((detail) => detail.msg) ?? [];
  return new RejectedFailure(status, text, details);
}
