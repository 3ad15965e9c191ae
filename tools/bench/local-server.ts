import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { findFreePort } from '#e2e/support/server.ts';

export interface LocalServer {
  /** Ends with a slash. */
  address: string;
  close: () => Promise<void>;
}

/** Serves HTTP on a free port of this machine. */
export async function openLocalServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
