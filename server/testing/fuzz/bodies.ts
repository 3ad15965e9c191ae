import { deflateSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';

export interface FuzzBody {
  text: string;
  /** How the body is damaged before it is sent. */
  damage: Damage;
  type: string | undefined;
  encoding: string | undefined;
}

const DAMAGES = {
  none: (text: string) => Buffer.from(text),
  cut: (text: string) => Buffer.from(text).subarray(0, Math.floor(text.length / 2)),
  tail: (text: string) => Buffer.from(`${text}}x`),
  bom: (text: string) => Buffer.from(`\uFEFF${text}`),
  utf16: (text: string) => Buffer.from(text, 'utf16le'),
  latin1: (text: string) => Buffer.from(text.replaceAll('"', 'é"'), 'latin1'),
  'bad utf-8': (text: string) =>
    Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc0, 0x80])]),
  gzip: (text: string) => gzipSync(text),
  deflate: (text: string) => deflateSync(text),
  zeros: () => Buffer.alloc(500, 0),
  'proto first': (text: string) => toFirst(text, '"__proto__":{"isAdmin":true}'),
  'constructor first': (text: string) => toFirst(text, '"constructor":{"prototype":{"isAdmin":1}}'),
  twice: (text: string) => toFirst(text, '"title":"a","title":["b"],"content":1'),
  'too deep': () => Buffer.from(`{"a":${'['.repeat(21)}${']'.repeat(21)}}`),
  'many values': () => Buffer.from(`{"tags":[${'[],'.repeat(25_000)}[]]}`),
  '16 kB': (text: string) => toSize(text, 16 * 1024),
  '64 kB': (text: string) => toSize(text, 64 * 1024),
  '64 kB and one': (text: string) => toSize(text, 64 * 1024 + 1),
  '9 MB': (text: string) => toSize(text, 9 * 1024 * 1024),
} satisfies Record<string, (text: string) => Buffer>;
type Damage = keyof typeof DAMAGES;

const RARE: readonly Damage[] = ['9 MB', 'many values', '64 kB and one', '64 kB', '16 kB'];
const DAMAGE_KINDS = Object.keys(DAMAGES).filter(
  (kind): kind is Damage =>
    kind in DAMAGES && kind !== 'none' && !RARE.some((rare) => rare === kind),
);

function toFirst(text: string, pairs: string): Buffer {
  return Buffer.from(text.startsWith('{"') ? `{${pairs},${text.slice(1)}` : `{${pairs}}`);
}

/** Appends blanks, which makes valid JSON of any size. */
function toSize(text: string, bytes: number): Buffer {
  const start = Buffer.from(text);
  return Buffer.concat([start, Buffer.alloc(Math.max(0, bytes - start.length), ' ')]);
}

const TYPES = [
  'application/json; charset=utf-16',
  'application/json;charset=latin1',
  'application/json; charset="\u0000"',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/problem+json',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=a; boundary=b',
  'application/xml',
  'no/such thing',
  '*/*',
  ';',
  'é',
];

/** Generates ways to send a JSON body. Most of them are correct. */
export function toSentBody(json: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzBody> {
  return fc.record({
    text: json.map((value) => JSON.stringify(value) ?? ''),
    damage: fc.oneof(
      { arbitrary: fc.constant<Damage>('none'), weight: 160 },
      { arbitrary: fc.constantFrom(...DAMAGE_KINDS), weight: 36 },
      { arbitrary: fc.constantFrom(...RARE), weight: 3 },
    ),
    type: fc.oneof(
      { arbitrary: fc.constant('application/json'), weight: 14 },
      { arbitrary: fc.constantFrom(...TYPES), weight: 1 },
      { arbitrary: fc.constant(undefined), weight: 1 },
    ),
    encoding: fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 30 },
      { arbitrary: fc.constantFrom('gzip', 'deflate', 'br', 'identity', 'x'), weight: 1 },
    ),
  });
}

/** `resolve` replaces placeholders with ids of existing data. */
export function toBytes({ text, damage }: FuzzBody, resolve: (text: string) => string): Buffer {
  return DAMAGES[damage](resolve(text));
}
