import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { EXPORT_TYPE } from '#contract/account/export.ts';
import { STREAM_TYPE } from '#contract/live/stream.ts';
import { API_BASE } from '#contract/platform/api-base.ts';
import { toBytes } from './bodies.ts';
import { FORM_TYPE, toFormBytes } from './forms.ts';
import type { FuzzRequest } from './requests.ts';
import type { World } from './world.ts';

export interface FuzzAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Maximum time for any response, even while other tests use the machine. */
export const DEADLINE_MS = 15_000;

export function toHeaders(request: FuzzRequest, world: World): Record<string, string> {
  const { who, headers, body, form } = request;
  const token = world.toToken(who);
  const type = form ? FORM_TYPE : body?.type;
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(type !== undefined && { 'content-type': type }),
    ...(body?.encoding !== undefined && { 'content-encoding': body.encoding }),
    ...headers,
  };
}

export function toPayload({ body, form }: FuzzRequest, world: World): Buffer | undefined {
  if (form) return toFormBytes(form);
  return body && toBytes(body, (text) => world.resolve(text));
}

/** Sends a request to the app without a socket. It closes an event stream after its start. */
export async function inject(request: FuzzRequest, world: World): Promise<FuzzAnswer> {
  const payload = toPayload(request, world);
  const options: InjectOptions = {
    method: request.method,
    url: API_BASE + world.resolve(request.path),
    headers: toHeaders(request, world),
    payloadAsStream: true,
    ...(payload && { payload }),
  };
  return withDeadline(DEADLINE_MS, async () => {
    const answer = await world.test.app.inject(options);
    const { statusCode: status, headers } = answer;
    if (String(headers['content-type']).startsWith(STREAM_TYPE)) {
      answer.raw.res.destroy();
      return { status, headers, text: '{}' };
    }
    const pieces: Buffer[] = [];
    const isFile = String(headers['content-type']).startsWith(EXPORT_TYPE);
    for await (const piece of answer.stream()) pieces.push(Buffer.from(piece));
    if (isFile) return { status, headers, text: '{}' };
    return { status, headers, text: decode(Buffer.concat(pieces), headers['content-encoding']) };
  });
}

function decode(bytes: Buffer, encoding: unknown): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Rejects if `work` takes longer than `ms` milliseconds. */
export async function withDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
