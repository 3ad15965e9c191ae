import type { FastifyReply, FastifyRequest } from 'fastify';
import { toPageColour } from '#contract/page/colour.ts';
import { PAGE_PARAMETERS, type ServedPageName } from '#contract/page/parameters.ts';
import { toHash } from '#server/platform/http/etag.ts';
import type { SendText } from '#server/platform/http/send-text.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import * as homeTexts from '#texts/home.ts';
import type { Head } from './head.ts';
import { toHomePreview } from './link-preview.ts';
import { toPageUrl } from './page-url.ts';
import type { ServedPages, Wanted } from './served-pages.ts';
import type { Shell } from './shell.ts';

/** Maximum wait for the data of a head, in milliseconds. After it the shell is served. */
const HEAD_TIMEOUT_MS = 1500;

const HTML = 'text/html; charset=utf-8';

type Sent = FastifyReply | Promise<FastifyReply>;

export type PageReplies = ReturnType<typeof toPageReplies>;

interface PageReplyParts {
  sendText: SendText;
  shell: Shell;
  /** Hash of the home page's preview picture. */
  homeHash?: string | undefined;
  served?: ServedPages | undefined;
}

interface Served extends Pick<Wanted, 'head' | 'isBusy'> {
  /** A name of the build's list of pages. */
  name: ServedPageName;
  /** A query with which the page is rendered, such as "?region=Thai". */
  view?: string;
}

/** Creates the functions that answer a request for a page. */
export function toPageReplies({ sendText, shell, homeHash, served }: PageReplyParts) {
  /** Adds the preview picture of the home page to a head that has none, except for profiles. */
  const withPicture = (request: FastifyRequest, head: Head): Head => {
    if (head.picture || head.kind === 'profile' || homeHash === undefined) return head;
    const { origin } = toPageUrl(request, toPath(request));
    return { ...head, picture: toHomePreview(homeHash, homeTexts.tagline, origin) };
  };
  const send = (request: FastifyRequest, reply: FastifyReply, body: string) =>
    sendText(request, reply, { body, hash: toHash(body), type: HTML });
  const sendShell = (request: FastifyRequest, reply: FastifyReply, head?: Head) =>
    send(
      request,
      reply,
      shell.toHtml(toPageColour(toPath(request)), head && withPicture(request, head)),
    );
  /** Serves the page with content, unless the query changes the page. */
  const sendServed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, head, view = '', isBusy }: Served,
  ) => {
    const wanted = { path: toPath(request) + view, name, head: withPicture(request, head), isBusy };
    const isServed = view !== '' || isPlain(request, name);
    const page = isServed ? await served?.find(request, reply, wanted) : undefined;
    if (!page) return sendShell(request, reply, head);
    reply.header('content-security-policy', page.policy);
    const { body } = page;
    return sendText(request, reply, { body, hash: toHash(body), type: HTML, isLasting: true });
  };
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply.code(404), shell.toMissingHtml(toPageColour(toPath(request))));
  /** Serves the shell if the database fails, because the app may have the recipe on the device. */
  const sendFound = async <T>(
    [request, reply]: [FastifyRequest, FastifyReply],
    work: Promise<T>,
    toAnswer: (found: T) => Sent,
  ) => {
    let found: T;
    try {
      found = await withTimeout(work, HEAD_TIMEOUT_MS);
    } catch (error) {
      request.log.error(error);
      return sendShell(request, reply);
    }
    return toAnswer(found);
  };

  return { send, sendShell, sendServed, sendMissing, sendFound, withPicture };
}

/** True if the query has none of the page's own parameters. */
function isPlain(request: FastifyRequest, name: ServedPageName): boolean {
  const [, query = ''] = (request.raw.url ?? '').split('?');
  const given = new URLSearchParams(query);
  return !PAGE_PARAMETERS[name].some((parameter) => given.has(parameter));
}

export function toPath(request: FastifyRequest): string {
  const [path = '/'] = (request.raw.url ?? '/').split('?');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
