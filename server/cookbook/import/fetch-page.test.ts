import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_MAX } from '#contract/cookbook/limits.ts';
import { type FetchFailure, fetchPage, type Reach } from './fetch-page.ts';

/** Listens on all addresses of this machine. */
let forbidden: Server;
let port: number;
let connections = 0;
/** Local server in the role of a public site. */
let site: Server;
let origin: string;
let answer: RequestListener = (_request, response) => void response.end('Hello');
/** Requests that the site has received. */
let seen: string[] = [];

beforeAll(async () => {
  forbidden = createServer((_request, response) => void response.end('Secret'));
  forbidden.on('connection', () => (connections += 1));
  port = await listen(forbidden, '::');
  site = createServer((request, response) => {
    seen.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  origin = `http://site.example:${await listen(site, '127.0.0.1')}`;
});
afterAll(() => {
  for (const server of [forbidden, site]) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server, host: string): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an AddressInfo
  return (server.address() as AddressInfo).port;
}

const failure = (address: string, reach?: Reach) =>
  fetchPage(address, reach).then(
    () => 'fetched',
    (error: FetchFailure) => error.kind,
  );

/** `site.example` is the only public name, and its address 127.0.0.1 the only public address. */
const REACH: Reach = {
  find: async (host) => [
    host === 'site.example'
      ? { address: '127.0.0.1', family: 4 }
      : { address: '127.0.0.2', family: 4 },
  ],
  isAllowed: (address) => address === '127.0.0.1',
};

const findLoopback: Reach['find'] = async () => [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];
const findNothing = () => new Promise<never>(() => undefined);

const OWN = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ address, internal }) => !internal && /^(?:10|172|192\.168)\./.test(address))
  .map(({ address }) => address);

it.each([
  '127.0.0.1',
  '127.1.2.3',
  'localhost',
  '0.0.0.0',
  '0',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '１２７.０.０.１',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fd00::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  'user:secret@127.0.0.1',
  ...OWN,
])('[T-import-1] does not connect to %s', async (host) => {
  const before = connections;
  expect(await failure(`http://${host}:${port}/`, { find: findLoopback })).toBe('invalid');
  expect(connections).toBe(before);
});

it.each([
  ['a local address', [{ address: '127.0.0.1', family: 4 }]],
  ['a local IPv6 address', [{ address: '::1', family: 6 }]],
  ['an IPv4 address in an IPv6 address', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  [
    'a public and a local address',
    [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  ],
  ['no address', []],
])('does not connect to a name with %s', async (_what, addresses) => {
  const before = connections;
  const find = async () => addresses;
  expect(await failure(`http://name.example:${port}/`, { find })).toBe('invalid');
  expect(connections).toBe(before);
});

it('[T-import-2] connects to the address that was checked, not to a later answer of DNS', async () => {
  const before = connections;
  let asked = 0;
  const find: Reach['find'] = async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  };
  answer = (_request, response) => void response.end('<p>Soup</p>');
  const page = await fetchPage(`${origin}/soup`, { ...REACH, find });
  expect([page.text, asked]).toEqual(['<p>Soup</p>', 1]);
  // A redirect asks DNS again and checks the new answer.
  answer = (_request, response) => {
    asked = 1;
    response.writeHead(302, { location: `http://site.example:${port}/` }).end();
  };
  asked = 0;
  expect(await failure(`${origin}/soup`, { ...REACH, find })).toBe('invalid');
  expect(connections).toBe(before);
});

it.each([
  ['127.0.0.2', 'a forbidden address'],
  ['[::1]', 'a forbidden IPv6 address'],
  ['2130706434', 'a number'],
  ['other.example', 'a name with a forbidden address'],
])('does not follow a redirect to %s, %s', async (host) => {
  const before = connections;
  answer = (_request, response) =>
    void response.writeHead(302, { location: `http://${host}:${port}/` }).end();
  expect(await failure(`${origin}/`, REACH)).toBe('invalid');
  expect(connections).toBe(before);
});

it('follows three redirects and not a fourth', async () => {
  answer = ({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end('Here');
    else response.writeHead(301, { location: `/${left - 1}` }).end();
  };
  expect(await fetchPage(`${origin}/3`, REACH)).toEqual({ text: 'Here', url: `${origin}/0` });
  seen = [];
  expect(await failure(`${origin}/4`, REACH)).toBe('unreachable');
  expect(seen).toHaveLength(4);
});

it.each([
  'ftp://site.example/',
  'file:///etc/passwd',
  'data:text/html,a',
  'gopher://site.example/',
  'javascript:1',
  'soup',
  '',
])('refuses %s, which is not a web address', async (address) => {
  expect(await failure(address, REACH)).toBe('invalid');
});

it('does not follow a redirect to another scheme', async () => {
  answer = (_request, response) =>
    void response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  expect(await failure(`${origin}/`, REACH)).toBe('invalid');
});

it.each([
  [401, 'refused'],
  [403, 'refused'],
  [429, 'refused'],
  [503, 'refused'],
  [404, 'no-page'],
])('a site that answers %i is %s', async (status, kind) => {
  answer = (_request, response) => void response.writeHead(status).end();
  expect(await failure(`${origin}/`, REACH)).toBe(kind);
});

it('reads at most 2 MB, also of a packed page', async () => {
  answer = (_request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(Buffer.alloc(100_000_000, 'a')));
  };
  const { text } = await fetchPage(`${origin}/`, REACH);
  expect(text).toHaveLength(PAGE_MAX);
});

it('stops at a page that never ends', async () => {
  let isClosed: Promise<unknown> = Promise.resolve();
  answer = (_request, response) => {
    isClosed = once(response, 'close');
    response.write('<p>');
  };
  expect(await failure(`${origin}/`, { ...REACH, timeoutMs: 200 })).toBe('unreachable');
  await isClosed;
});

it('does not wait for DNS beyond the time limit', async () => {
  expect(await failure(`${origin}/`, { ...REACH, find: findNothing, timeoutMs: 50 })).toBe(
    'unreachable',
  );
});

it('reads a page in its encoding and refuses pictures', async () => {
  answer = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=iso-8859-1');
    response.end(Buffer.from('Crème', 'latin1'));
  };
  expect((await fetchPage(`${origin}/`, REACH)).text).toBe('Crème');
  answer = (_request, response) => void response.setHeader('content-type', 'image/png').end('x');
  expect(await failure(`${origin}/`, REACH)).toBe('no-page');
});
