import { connect, type Socket } from 'node:net';

export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** The number of unsuccessful responses. */
  failed: number;
}

/** A request that may differ in each turn, such as a write. */
export interface RequestSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  /** The `Idempotency-Key`. */
  key?: string;
  /** A JSON text. */
  body?: string;
}

export interface Load {
  port: number;
  /** Paths that every connection requests in turn, or a function that returns the request of each turn. */
  paths: readonly string[] | ((turn: number) => RequestSpec);
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/**
 * Keeps `connections` sockets busy with one request each. It parses only the end of a response, so that the generator
 * leaves the CPU to the server. Times are in milliseconds.
 */
export async function load({ port, paths, headers, connections, seconds }: Load) {
  const fields = Object.entries({ host: `127.0.0.1:${port}`, ...headers });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const requests =
    typeof paths === 'function'
      ? []
      : paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`));
  const toRequest = (turn: number) =>
    typeof paths === 'function' ? toText(paths(turn), head) : requests[turn % requests.length];
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const until = performance.now() + seconds * 1000;

  const keepBusy = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let started = 0;
      let missing = 0;
      const ask = () => {
        if (performance.now() >= until) {
          socket.destroy();
          resolve();
          return;
        }
        const request = toRequest(next) ?? '';
        next += 1;
        missing = 0;
        started = performance.now();
        socket.write(request);
      };
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        if (missing === 0) {
          const end = bytes.indexOf('\r\n\r\n');
          const answer = bytes.toString('latin1', 0, end);
          if (!answer.startsWith('HTTP/1.1 20')) failed += 1;
          missing = end + 4 + Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
        }
        missing -= bytes.length;
        if (missing > 0) return;
        times.push(performance.now() - started);
        ask();
      });
      socket.on('connect', ask);
    });

  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => keepBusy(connect(port, '127.0.0.1'))),
  );
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const result: LoadResult = {
    requestsPerSecond: Math.round(times.length / took),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
  return result;
}

function toText({ method, path, token, key, body }: RequestSpec, head: string): string {
  const signed = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  const keyed = key === undefined ? '' : `idempotency-key: ${key}\r\n`;
  const typed =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\n${head}${signed}${keyed}${typed}\r\n${body ?? ''}`;
}
