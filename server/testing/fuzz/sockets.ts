import { connect } from 'node:net';
import * as fc from 'fast-check';
import { API_BASE } from '#contract/platform/api-base.ts';
import type { FuzzRequest } from './requests.ts';
import { DEADLINE_MS, type FuzzAnswer, toHeaders, toPayload, withDeadline } from './send.ts';
import type { World } from './world.ts';

export type WireFault = keyof typeof FAULTS;

interface Parts {
  line: string;
  headers: string[];
  body: Buffer;
}

const join = ({ line, headers, body }: Parts) =>
  Buffer.concat([Buffer.from(`${[line, ...headers].join('\r\n')}\r\n\r\n`), body]);

const chunked = (chunks: string) => (parts: Parts) =>
  join({
    line: parts.line.replace(/^\w+/, 'POST'),
    headers: [...withoutLength(parts), 'Transfer-Encoding: chunked'],
    body: Buffer.from(chunks),
  });

function withoutLength({ headers }: Parts): string[] {
  return headers.filter((header) => !/^content-length/i.test(header));
}

const withHeader = (header: string) => (parts: Parts) =>
  join({ ...parts, headers: [...parts.headers, header] });
const withLine = (change: (line: string) => string) => (parts: Parts) =>
  join({ ...parts, line: change(parts.line) });

/** Requests that an HTTP library would not send. */
const FAULTS = {
  none: join,
  'chunks of JSON': chunked('4\r\n{"a"\r\n3\r\n:1}\r\n0\r\n\r\n'),
  'a chunk with no number': chunked('zz\r\n{}\r\n0\r\n\r\n'),
  'a huge chunk': chunked('fffffffffffffff\r\n{}'),
  'a negative chunk': chunked('-1\r\n{}\r\n0\r\n\r\n'),
  'length and chunks': withHeader('Transfer-Encoding: chunked'),
  'two lengths': withHeader('Content-Length: 7'),
  'a length of letters': withHeader('Content-Length: abc'),
  'two hosts': withHeader('Host: evil.example'),
  'a header with a space before its colon': withHeader('X-A : b'),
  'a folded header': withHeader('X-A: b\r\n c'),
  'a NUL in a header': withHeader('X-A: a\u0000b'),
  'a header of 20 kB': withHeader(`X-A: ${'a'.repeat(20_000)}`),
  '300 headers': withHeader(Array.from({ length: 300 }, (_, n) => `X-${n}: a`).join('\r\n')),
  'an upgrade': withHeader('Connection: Upgrade\r\nUpgrade: websocket'),
  'an upgrade to HTTP/2': withHeader(
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  ),
  'an expectation': withHeader('Expect: a-miracle'),
  'lines that end with LF': (parts: Parts) =>
    Buffer.from(join(parts).toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  'HTTP/1.0': withLine((line) => line.replace('HTTP/1.1', 'HTTP/1.0')),
  'HTTP/0.9': withLine((line) => line.replace(' HTTP/1.1', '')),
  'HTTP/9.9': withLine((line) => line.replace('HTTP/1.1', 'HTTP/9.9')),
  'an absolute address': withLine((line) => line.replace(' /', ' http://evil.example/')),
  'two slashes': withLine((line) => line.replace(' /', ' //')),
  'climbing up': withLine((line) => line.replace(' /api', ' /api/../../etc/passwd')),
  'bytes that are no text': withLine((line) => line.replace(' /api', ' /api/\u00ff\u00fe')),
  'a space in the address': withLine((line) => line.replace(' /api', ' /api/a b')),
  'an asterisk': withLine(() => 'OPTIONS * HTTP/1.1'),
  'a tunnel': withLine(() => 'CONNECT 127.0.0.1:5432 HTTP/1.1'),
  'an unknown method': withLine((line) => line.replace(/^\w+/, 'BREW')),
  'an address of 20 kB': withLine((line) => line.replace(' /api', ` /api/${'a'.repeat(20_000)}`)),
  'the preface of HTTP/2': () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'a greeting of TLS': () => Buffer.from([22, 3, 1, 0, 200, 1, 0, 0, 196, 3, 3]),
  'nothing but line ends': () => Buffer.from('\r\n'.repeat(100)),
} satisfies Record<string, (parts: Parts) => Buffer>;

export const wireFault: fc.Arbitrary<WireFault> = fc.constantFrom(
  ...Object.keys(FAULTS).filter((name): name is WireFault => name in FAULTS),
);

/** Milliseconds without data after which the client closes the connection and the response counts as complete. */
const QUIET_MS = 300;

/**
 * Sends bytes over a socket. Resolves to undefined if the server closes it without a response or waits for more data.
 */
export function sendRaw(
  request: FuzzRequest,
  fault: WireFault,
  world: World,
  port: number,
): Promise<FuzzAnswer | undefined> {
  const body = toPayload(request, world) ?? Buffer.alloc(0);
  const { 'transfer-encoding': _chunks, ...headers } = toHeaders(request, world);
  const bytes = FAULTS[fault]({
    line: `${request.method} ${API_BASE}${world.resolve(request.path)} HTTP/1.1`,
    headers: [
      ...(fault === 'an absolute address' ? [] : ['Host: simmer.test']),
      ...Object.entries(headers)
        .filter(([name]) => name !== 'host')
        .map(([name, value]) => `${name}: ${value.replace(/\p{Cc}/gu, '')}`),
      `Content-Length: ${body.length}`,
      'Connection: close',
    ],
    body,
  });
  return withDeadline(DEADLINE_MS, () => talk(bytes, port));
}

async function talk(bytes: Buffer, port: number): Promise<FuzzAnswer | undefined> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let quiet: NodeJS.Timeout | undefined;
  const leaveWhenQuiet = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => socket.destroy(), QUIET_MS);
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (piece) => {
    received += piece.toString('utf8');
    leaveWhenQuiet();
  });
  socket.on('connect', () => {
    socket.write(bytes);
    leaveWhenQuiet();
  });
  // `once` would reject if the server closed the connection before everything was sent.
  await new Promise((resolve) => socket.on('close', resolve));
  clearTimeout(quiet);
  return toAnswer(received);
}

function toAnswer(said: string): FuzzAnswer | undefined {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1];
  return status === undefined ? undefined : { status: Number(status), headers: {}, text: said };
}
