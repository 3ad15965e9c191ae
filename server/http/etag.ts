import { createHash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

export function toHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** A strong validator stands for one representation, so each encoding has its own (RFC 9110, 8.8.3.3). */
export function toEtag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}.${encoding}"`;
}

export function namesHash(header: string | undefined, hash: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === `"${hash}"` || tag === `"${hash}.br"` || tag === `"${hash}.gzip"`;
  });
}
