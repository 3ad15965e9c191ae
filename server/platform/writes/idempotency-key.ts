import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { toRawBody } from '#server/platform/http/json-body.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';

/** The UUID of `Idempotency-Key`, quoted (as a structured field is) or bare. Undefined if there is no header. */
export function toIdempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const text = String(header).trim();
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (!isUuid(key)) throw new Problem(400, 'Idempotency-Key must be a UUID');
  return key.toLowerCase();
}

export interface Parts {
  /** Used instead of the body of a form, because boundaries differ per retry. */
  content?: readonly (string | Buffer)[];
  /** Keys the hash if the body holds a password, so that a stolen database does not reveal it. */
  secret?: (request: FastifyRequest) => string;
}

export function toFingerprint(request: FastifyRequest, { content, secret }: Parts): Buffer {
  const hash = secret ? createHmac('sha256', secret(request)) : createHash('sha256');
  const [path = ''] = request.url.split('?');
  const version = request.headers['if-match'];
  const parts = [request.method, path, ...(content ?? [toRawBody(request)])];
  if (version !== undefined) parts.push(version.trim());
  for (const part of parts) {
    // The length prefix separates the parts.
    hash.update(`${Buffer.byteLength(part)}:`).update(part);
  }
  return hash.digest();
}
