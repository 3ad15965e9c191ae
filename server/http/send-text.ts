import type { FastifyReply, FastifyRequest } from 'fastify';
import { toEncoding } from './encoding.ts';
import { namesHash, toEtag } from './etag.ts';
import { KeptTexts } from './kept-texts.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Smaller answers fit one packet anyway. */
const WORTH_PACKING = 1024;

export interface Text {
  body: string;
  /** Names the body's content. */
  hash: string;
  type: string;
}

export type SendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Text,
) => FastifyReply | Promise<FastifyReply>;

/** Answers with text that carries a validator: 304 where the asker has it, compressed where the asker can read that. */
export function createSendText(): SendText {
  const kept = new KeptTexts();

  return function sendText(request, reply, { body, hash, type }) {
    const worth = body.length >= WORTH_PACKING;
    const encoding = worth ? toEncoding(request.headers['accept-encoding']) : 'identity';
    reply.headers({
      'content-type': type,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: toEtag(hash, encoding),
    });
    if (reply.statusCode === 200 && namesHash(request.headers['if-none-match'], hash)) {
      return reply.code(304).send();
    }
    const send = (bytes: Buffer) => {
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(bytes);
    };
    const ready = kept.find(hash, encoding);
    return ready ? send(ready) : kept.encode(hash, encoding, body).then(send);
  };
}
