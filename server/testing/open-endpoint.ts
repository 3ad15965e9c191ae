import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Endpoint {
  url: string;
  /** The received requests in order. */
  requests: { path: string | undefined; authorization: string | undefined; body: string }[];
  answer: (response: ServerResponse) => void;
  close: () => Promise<void>;
}

/** Opens a local HTTP service with a response that the test sets. Closing it aborts open requests. */
export async function openEndpoint(): Promise<Endpoint> {
  const server = createServer((request, response) => void take(request, response));
  const endpoint: Endpoint = {
    url: '',
    requests: [],
    answer: (response) => response.end(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    endpoint.requests.push({
      path: request.url,
      authorization: request.headers.authorization,
      body,
    });
    endpoint.answer(response);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  endpoint.url = `http://127.0.0.1:${address.port}/v1`;
  return endpoint;
}

export function completing(content: unknown): Endpoint['answer'] {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };
}
