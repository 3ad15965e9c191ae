import { createHash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

export function toHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** A strong ETag identifies one representation, so each encoding has a different one (RFC 9110, 8.8.3.3). */
export function toEtag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}.${encoding}"`;
}

/** Returns the hash of an ETag that `toEtag` made, or undefined for any other text. */
export function readHash(etag: string): string | undefined {
  return /^(?:W\/)?"([\w-]+)(?:\.br|\.gzip)?"$/.exec(etag.trim())?.[1];
}

export function matchesEtag(header: string | undefined, hash: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((part) => readHash(part) === hash);
}
