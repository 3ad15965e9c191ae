import { API_HEADER, API_RELEASE, KEY_HEADER, toKeyHeader } from '#contract/platform/delivery.ts';
import type { PostImage } from '#contract/post/images.ts';

/** A request in the form that the server model handles. */
export interface WireRequest {
  method: string;
  path: string;
  key: string;
  token: string;
  body: string;
  ifMatch: string | undefined;
}

export interface WireResponse {
  status: number;
  json: unknown;
  etag?: string;
  retryAfter?: string;
  date?: string;
}

export interface Dish {
  recipeId?: string | null | undefined;
  rating?: number | null | undefined;
}

export interface Post {
  author: string;
  title: string;
  dish: Dish;
  images: readonly PostImage[];
  version: number;
  comments: Map<string, string>;
}

export interface Tip {
  author: string;
  recipeId: string;
  step: number;
  content: string;
}

export function toWireRequest(path: string, init: RequestInit): WireRequest {
  const headers = new Headers(init.headers);
  return {
    method: init.method ?? 'GET',
    path,
    key: (headers.get('idempotency-key') ?? '').replaceAll('"', ''),
    token: (headers.get('authorization') ?? '').replace('Bearer ', ''),
    body: init.body instanceof Uint8Array ? new TextDecoder().decode(init.body) : toText(init.body),
    ifMatch: headers.get('if-match') ?? undefined,
  };
}

function toText(body: RequestInit['body']): string {
  return typeof body === 'string' ? body : '';
}

export function toResponse(
  { key }: WireRequest,
  { status, json, etag, retryAfter, date }: WireResponse,
  text: string | ReadableStream = JSON.stringify(json),
) {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json',
      [API_HEADER]: API_RELEASE,
      [KEY_HEADER]: toKeyHeader(key),
      ...(etag !== undefined && { etag }),
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      ...(date !== undefined && { date }),
    },
  });
}

export function refuse(status: number, error: string, code?: string): WireResponse {
  const details = status === 422 ? { details: [{ msg: error }] } : {};
  return { status, json: { error, ...details, ...(code !== undefined && { code }) } };
}
