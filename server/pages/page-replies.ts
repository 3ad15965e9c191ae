import type { FastifyReply, FastifyRequest } from 'fastify';
import { toPageColour } from '../../contract/page/page-colour.ts';
import * as homeTexts from '../../texts/en/home.ts';
import { toHash } from '../http/etag.ts';
import type { SendText } from '../http/send-text.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Head } from './head.ts';
import { toHomePreview } from './link-preview.ts';
import { toPlace } from './place.ts';
import type { Shell } from './shell.ts';

/** Milliseconds that a page waits for the data of its head; the app works without. */
const HEAD_WITHIN = 1500;

type Sent = FastifyReply | Promise<FastifyReply>;

export type PageReplies = ReturnType<typeof toPageReplies>;

/** The ways to answer a request for a page. */
export function toPageReplies(sendText: SendText, shell: Shell, homeHash?: string) {
  /** A page without a picture of its own is shown with that of the home page. */
  const withPicture = (request: FastifyRequest, head: Head): Head => {
    if (head.picture || head.kind === 'profile' || homeHash === undefined) return head;
    const { origin } = toPlace(request, toPath(request));
    return { ...head, picture: toHomePreview(homeHash, homeTexts.tagline, origin) };
  };
  const send = (request: FastifyRequest, reply: FastifyReply, body: string) =>
    sendText(request, reply, { body, hash: toHash(body), type: 'text/html; charset=utf-8' });
  const sendShell = (request: FastifyRequest, reply: FastifyReply, head?: Head) =>
    send(
      request,
      reply,
      shell.toHtml(toPageColour(toPath(request)), head && withPicture(request, head)),
    );
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply.code(404), shell.toMissingHtml(toPageColour(toPath(request))));
  /** Without database the shell is served: the app may have the recipe on the device. */
  const sendFound = async <T>(
    [request, reply]: [FastifyRequest, FastifyReply],
    work: Promise<T>,
    toAnswer: (found: T) => Sent,
  ) => {
    let found: T;
    try {
      found = await withTimeout(work, HEAD_WITHIN);
    } catch (error) {
      request.log.error(error);
      return sendShell(request, reply);
    }
    return toAnswer(found);
  };

  return { send, sendShell, sendMissing, sendFound, withPicture };
}

export function toPath(request: FastifyRequest): string {
  const [path = '/'] = (request.raw.url ?? '/').split('?');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
