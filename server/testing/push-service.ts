import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A local replacement for the push service of a browser, over plain HTTP. */
export interface PushService {
  /** Returns the endpoint of a browser. */
  toAddress: (browser: string) => string;
  taken: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  answer: (response: ServerResponse) => void;
  close: () => Promise<void>;
}

export const accept: PushService['answer'] = (response) => response.writeHead(201).end();

export const respondWith =
  (status: number, headers: Record<string, string> = {}): PushService['answer'] =>
  (response) =>
    response.writeHead(status, headers).end();

export async function openPushService(): Promise<PushService> {
  const service: PushService = {
    toAddress: () => '',
    taken: [],
    answer: accept,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      service.taken.push({ path, headers, body: Buffer.concat(pieces) });
      service.answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  service.toAddress = (browser) => `http://127.0.0.1:${address.port}/${browser}`;
  return service;
}
