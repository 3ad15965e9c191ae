import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESS_FROM, EncodedCache } from './encoded-cache.ts';
import { toEncoding } from './encoding.ts';
import { matchesEtag, toEtag } from './etag.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

export interface Text {
  body: string;
  hash: string;
  type: string;
  /** Name of the compressed copy in the cache. Required if `hash` is not the hash of `body`. */
  name?: string;
  /** True for a text that is often read and seldom changes. It gets the strongest compression. */
  isLasting?: boolean;
}

export type SendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Text,
) => FastifyReply | Promise<FastifyReply>;

/** Sends text with an ETag: a 304 if the client has it, and compressed if the client accepts that. */
export function createSendText(): SendText {
  const cache = new EncodedCache();

  return function sendText(request, reply, { body, hash, type, name = hash, isLasting }) {
    const worth = body.length >= COMPRESS_FROM;
    const encoding = worth ? toEncoding(request.headers['accept-encoding']) : 'identity';
    reply.headers({
      'content-type': type,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: toEtag(hash, encoding),
    });
    if (reply.statusCode === 200 && matchesEtag(request.headers['if-none-match'], hash)) {
      return reply.code(304).send();
    }
    const send = (bytes: Buffer) => {
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(bytes);
    };
    const ready = cache.find(name, encoding);
    return ready ? send(ready) : cache.encode(name, encoding, body, isLasting).then(send);
  };
}
