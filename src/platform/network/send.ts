import * as v from 'valibot';
import { DEVICE_HEADER, KEY_HEADER, toKeyHeader } from '#contract/platform/delivery.ts';
import {
  type CallValues,
  type Endpoint,
  type ResponseOf,
  toCallPath,
} from '#contract/platform/endpoint.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { endSession, readSession } from '../session.ts';
import { toFailure } from './api.ts';
import { BrokenFailure, OfflineFailure, UnauthorisedFailure } from './failures.ts';
import { requestApi } from './http.ts';

interface Options {
  /** Default text, used if the server sends none. */
  fallback: string;
  fallbacks?: Readonly<Partial<Record<number, string>>>;
  /** A 401 to a background call does not end the session. */
  inBackground?: true;
  signal?: AbortSignal;
  /** The version that was edited, as an `ETag`. */
  ifMatch?: string;
  device?: string;
  /** The idempotency key: the server applies the write once. */
  key?: string;
}

interface Message extends Options {
  method: Endpoint['method'];
  json?: object;
}

/** Calls an endpoint as the current user and validates the response. Throws like `callPath`. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  call: Options & CallValues<E>,
): Promise<ResponseOf<E>> {
  const { method, response } = endpoint;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate them to one endpoint
  const { params: _params, query: _query, body, ...options } = call as Given;
  const path = toCallPath(endpoint, call);
  return callPath(path, response, { ...options, method, ...(body && { json: body }) });
}

interface Given extends Options {
  params?: unknown;
  query?: unknown;
  body?: object;
}

/**
 * Calls `path` below /api as the current user and validates the response, without a timeout. A 401 to a call with a
 * token ends the session. Throws one of the failures of `failures.ts`.
 */
export async function callPath<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { fallback, fallbacks, inBackground, ...message }: Message,
): Promise<v.InferOutput<Schema>> {
  const token = readSession()?.token;
  const { signal } = message;
  const response = await send(path, message, token).catch((error: unknown) => {
    throw new OfflineFailure(fallback, { cause: error });
  });
  const body: unknown = await ignoreError(response.json(), 'the schema refuses it');
  if (signal?.aborted) throw new OfflineFailure(fallback);
  if (!response.ok) {
    const failure = toFailure(response.status, body, fallbacks?.[response.status] ?? fallback);
    // Compare the token, since another tab may have signed in again.
    if (failure instanceof UnauthorisedFailure && token && readSession()?.token === token) {
      if (!inBackground) endSession('refused');
    }
    throw failure;
  }
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new BrokenFailure(fallback);
  return parsed.output;
}

function send(
  path: string,
  { ifMatch, key, device, ...request }: Omit<Message, 'fallback' | 'fallbacks'>,
  token: string | undefined,
): Promise<Response> {
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(ifMatch && { 'If-Match': ifMatch }),
    ...(device && { [DEVICE_HEADER]: device }),
    ...(key && { [KEY_HEADER]: toKeyHeader(key) }),
  };
  return requestApi(path, { ...request, headers });
}
