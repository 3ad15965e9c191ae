import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PAGE_MAX, SOURCE_URL_MAX } from '#contract/cookbook/limits.ts';
import {
  createLookUp,
  type FindAddresses,
  findAddresses,
  isPublicAddress,
  NoPublicAddress,
} from '#server/platform/public-address.ts';
import { decodePage } from './decode-page.ts';

const TIMEOUT_MS = 8000;
const REDIRECTS_MAX = 3;

/** `invalid`: no address of a public web page. `refused`: the site does not send the page to a program. */
type FailureKind = 'invalid' | 'refused' | 'unreachable' | 'no-page';

export class FetchFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(`The page was not fetched: ${kind}`, options);
    this.name = 'FetchFailure';
    this.kind = kind;
  }
}

export interface FetchedPage {
  text: string;
  /** The address after redirects. */
  url: string;
}

/** For tests. By default DNS finds the addresses, and public ones are allowed. */
export interface Reach {
  find?: FindAddresses;
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

/**
 * Fetches a page for a member, who may name any address. Each address is checked after DNS and before the connection,
 * also after a redirect.
 * @throws a `FetchFailure`
 */
export async function fetchPage(address: string, reach: Reach = {}): Promise<FetchedPage> {
  const late = AbortSignal.timeout(reach.timeoutMs ?? TIMEOUT_MS);
  const ended = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(new FetchFailure('unreachable')));
  });
  try {
    return await Promise.race([follow(address, reach, late), ended]);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (error instanceof NoPublicAddress) throw new FetchFailure('invalid', { cause: error });
    throw new FetchFailure('unreachable', { cause: error });
  }
}

async function follow(address: string, reach: Reach, late: AbortSignal): Promise<FetchedPage> {
  let url = toWebAddress(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await open(url, reach, late);
    const { statusCode = 0, headers } = response;
    const { location } = headers;
    if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
      response.destroy();
      url = toWebAddress(location, url.href);
      continue;
    }
    if (statusCode < 200 || statusCode > 299) {
      response.destroy();
      throw new FetchFailure(statusCode === 404 || statusCode === 410 ? 'no-page' : 'refused');
    }
    const type = headers['content-type'] ?? 'text/html';
    if (!/^(?:text\/|application\/(?:xhtml|ld\+json|json|xml))/i.test(type)) {
      response.destroy();
      throw new FetchFailure('no-page');
    }
    return { text: decodePage(await readStart(response, late), type), url: url.href };
  }
  throw new FetchFailure('unreachable');
}

/** Also converts other forms of IPv4 addresses, such as `http://2130706433`, to the usual one. */
function toWebAddress(text: string, base?: string): URL {
  if (text.length > SOURCE_URL_MAX || !URL.canParse(text, base)) throw new FetchFailure('invalid');
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') throw new FetchFailure('invalid');
  url.username = '';
  url.password = '';
  url.hash = '';
  return url;
}

function open(
  url: URL,
  { find = findAddresses, isAllowed = isPublicAddress }: Reach,
  late: AbortSignal,
): Promise<IncomingMessage> {
  // A connection to a literal address does not call `lookup`.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isAllowed(literal)) throw new NoPublicAddress(literal);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answer, reject) => {
    const sent = request(url, {
      lookup: createLookUp(find, isAllowed),
      // A kept connection of another request would not be checked.
      agent: false,
      signal: late,
      maxHeaderSize: 32_768,
      headers: {
        accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9',
        'accept-encoding': 'gzip, br',
        'accept-language': 'en',
        'user-agent': 'Mozilla/5.0 (compatible; Simmer; imports one recipe for a cook)',
      },
    });
    sent.on('response', answer);
    sent.on('error', reject);
    sent.end();
  });
}

/** Reads at most `PAGE_MAX` unpacked bytes. The rest of a longer page is not fetched. */
async function readStart(response: IncomingMessage, late: AbortSignal): Promise<Buffer> {
  const unpacked = unpack(response);
  const stop = () => unpacked.destroy(new FetchFailure('unreachable'));
  late.addEventListener('abort', stop);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size >= PAGE_MAX) break;
    }
  } finally {
    late.removeEventListener('abort', stop);
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, PAGE_MAX);
}

function unpack(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.toLowerCase();
  const unpacker =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate()
          : undefined;
  if (!unpacker) return response;
  response.on('error', (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}
