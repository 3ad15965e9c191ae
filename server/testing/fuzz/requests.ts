import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Access, Endpoint } from '#contract/platform/endpoint.ts';
import type { ApiDocument } from '#server/platform/api-document/to-api-document.ts';
import { toSentSchema } from '#server/platform/api-document/to-schema.ts';
import { type FuzzBody, toSentBody } from './bodies.ts';
import { type FuzzForm, toForms } from './forms.ts';
import { anything, toFitting } from './json-values.ts';
import { toMutated } from './mutations.ts';
import { NAUGHTY } from './naughty.ts';

export const SENDERS = ['visitor', 'gone', 'owner', 'other', 'blocked', 'moderator'] as const;
export type Sender = (typeof SENDERS)[number];

type Method = NonNullable<InjectOptions['method']>;

export interface FuzzRequest {
  endpoint: string;
  who: Sender;
  method: Method;
  /** Relative to the base of the API. `{postId}` and similar are placeholders for existing data. */
  path: string;
  headers: Record<string, string>;
  body: FuzzBody | undefined;
  form: FuzzForm | undefined;
}

/** Parts of a URL that are not valid text or have a special meaning for some programs. */
const ODD_PIECES = [
  '%00',
  '%FF',
  '%ED%A0%80',
  '%C0%AF',
  '%2e%2e%2f',
  '%252e%252e',
  '%u0041',
  '%',
  '%zz',
  '..;/',
  ';a=b',
  '%0d%0aSet-Cookie:a=b',
  '%5c',
  '%23',
  '%3F',
  '+',
  '*',
  '~',
  '%F0%9F%8D%9C',
  '%E2%80%AE',
  'a'.repeat(300),
  'é'.repeat(300),
];

const METHODS: readonly Method[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];

const ODD_HEADERS: Record<string, readonly string[]> = {
  'idempotency-key': [
    '',
    'a',
    '"',
    '"018f0000-0000-4000-8000-0000000000ab',
    '018f0000-0000-4000-8000-0000000000ab',
    'é',
    'x'.repeat(4000),
  ],
  'if-match': ['*', '""', 'W/"a"', '"a", "b"', '"', '"é"', 'x'.repeat(4000)],
  'if-none-match': ['*', 'W/"a"', '"', ',,,', 'x'.repeat(4000)],
  'if-modified-since': ['now', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  authorization: [
    '',
    'Bearer',
    'Bearer  ',
    'bearer é',
    'Basic YTpi',
    'Bearer a b',
    `Bearer ${'x'.repeat(8000)}`,
    "Bearer ' or 1=1",
  ],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1,2-3', 'x'],
  'accept-encoding': ['br', 'gzip;q=0, *', 'x', 'br;q=é', ','.repeat(2000)],
  accept: ['text/html', 'text/event-stream', '*/*;q=0', 'é'],
  'accept-language': ['zz-ZZ-'.repeat(500)],
  cookie: ['a=b; __proto__=c', ';'.repeat(2000)],
  'x-forwarded-for': ['127.0.0.1', "'", 'a'.repeat(500), '::1, é'],
  'x-forwarded-proto': ['https', 'javascript:'],
  'x-http-method-override': ['DELETE'],
  'content-type': ['', 'application/json', 'text/event-stream'],
  host: ['', 'evil.example', 'a:b:c', '[', '@'],
  origin: ['null', 'https://evil.example'],
  'transfer-encoding': ['chunked', 'gzip', 'identity'],
  expect: ['100-continue'],
  __proto__: ['a'],
};

const oddHeader: fc.Arbitrary<[string, string]> = fc
  .constantFrom(...Object.entries(ODD_HEADERS))
  .chain(([name, values]) =>
    fc.constantFrom(...values).map((value): [string, string] => [name, value]),
  );

const key = fc.uuid().map((uuid): [string, string] => ['idempotency-key', `"${uuid}"`]);

/** Generates requests to all endpoints equally. About half of them should succeed and half should be refused. */
export function toRequests(
  endpoints: Readonly<Record<string, Endpoint>>,
  { components }: ApiDocument,
): fc.Arbitrary<FuzzRequest> {
  const named = components.schemas;
  return fc.oneof(
    ...Object.entries(endpoints).map(([name, endpoint]) => toRequest(name, endpoint, named)),
  );
}

/** Senders that are used more often, because they are allowed. */
const LIKELY: Record<Access, readonly Sender[]> = {
  anyone: [],
  'visitor-or-member': [],
  member: ['owner', 'other', 'other', 'blocked'],
  moderator: ['moderator', 'moderator', 'moderator', 'moderator'],
  author: ['owner', 'owner', 'owner', 'owner'],
  'comment-or-post-author': ['owner', 'owner', 'owner', 'owner'],
};

function toRequest(
  name: string,
  { method, path, access, body, query }: Endpoint,
  named: Parameters<typeof toFitting>[1],
): fc.Arbitrary<FuzzRequest> {
  const isForm = body?.kind === 'multipart';
  const json =
    body?.kind === 'schema'
      ? toMutated(toFitting(toSentSchema(body), named))
      : fc.oneof(fc.constant(undefined), anything);
  const hasJson = body?.kind === 'schema' ? 1 : 0.1;
  return fc.record({
    endpoint: fc.constant(name),
    who: fc.constantFrom(...SENDERS, ...LIKELY[access]),
    method: fc.oneof(
      { arbitrary: fc.constant<Method>(method), weight: 19 },
      { arbitrary: fc.constantFrom(...METHODS), weight: 1 },
    ),
    path: toPaths(path, query === null ? ['a'] : toNames(query)),
    headers: fc
      .tuple(
        fc.oneof(
          { arbitrary: fc.constant([]), weight: 4 },
          { arbitrary: fc.array(oddHeader, { maxLength: 3 }), weight: 1 },
        ),
        fc.oneof(fc.constant([]), fc.tuple(key)),
      )
      .map(([odd, keys]) => Object.fromEntries([...keys, ...odd])),
    body: isForm
      ? fc.constant(undefined)
      : fc.option(toSentBody(json), {
          nil: undefined,
          freq: Math.max(1, Math.round(hasJson * 20)),
        }),
    form: isForm
      ? fc.option(toForms(body.field), { nil: undefined, freq: 20 })
      : fc.constant(undefined),
  });
}

function toNames(query: object): string[] {
  return 'entries' in query && query.entries instanceof Object ? Object.keys(query.entries) : [];
}

function toPaths(pattern: string, names: string[]): fc.Arbitrary<string> {
  const params = Array.from(pattern.matchAll(/:(\w+)/g), ([, name]) => String(name));
  const naughty = fc
    .constantFrom(...NAUGHTY)
    .map((text) => encodeURIComponent(text.toWellFormed()));
  const toParam = (name: string) =>
    fc.oneof(
      { arbitrary: fc.constant(`{${name}}`), weight: 6 },
      { arbitrary: naughty, weight: 2 },
      { arbitrary: fc.uuid(), weight: 1 },
      { arbitrary: fc.constantFrom(...ODD_PIECES), weight: 1 },
    );
  const value = fc.oneof(
    naughty,
    fc.constantFrom(...ODD_PIECES, '1', '20', 'soup', '{userId}', '{cursor}'),
  );
  const pair = fc.tuple(fc.constantFrom(...names, ...names, 'a[]', 'a[b]', '__proto__', ''), value);
  const queries = fc.oneof(
    { arbitrary: fc.constant([]), weight: names.length > 1 ? 1 : 9 },
    { arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }), weight: 1 },
  );
  const ends = fc.oneof(
    { arbitrary: fc.constant(''), weight: 30 },
    {
      arbitrary: fc.constantFrom('/', '//', '/..', '%2F', ';', '.json', '?', '??', '#a', '/%00'),
      weight: 1,
    },
  );
  return fc.tuple(fc.tuple(...params.map(toParam)), queries, ends).map(([values, pairs, end]) => {
    const filled = params.reduce(
      (path, name, at) => path.replace(`:${name}`, () => values[at] ?? ''),
      pattern,
    );
    const query = pairs.map(([name, said]) => `${name}=${said}`).join('&');
    return `${filled}${end}${query === '' ? '' : `?${query}`}`;
  });
}
