import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  url: string;
  /** Drops all traffic silently from now on. New connections are accepted without a response. */
  hush(): void;
  /** Forwards traffic of new connections again. */
  speak(): void;
  close(): void;
}

/** Opens a TCP proxy between the server and its database. */
export async function openRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((caller) => {
    keep(caller);
    if (isSilent) return;
    const database = keep(connect(Number(target.port || 5432), target.hostname));
    caller.pipe(database).pipe(caller);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');

  return {
    url: url.href,
    hush: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speak: () => {
      isSilent = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
