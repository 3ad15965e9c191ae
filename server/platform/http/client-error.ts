import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { toApiHeaders } from './headers.ts';
import { createStatusProblem } from './status-problem.ts';

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers a request that Node could not parse in the format of all other errors, and closes the connection like Node
 * does.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(toResponse(STATUSES[error.code] ?? 400));
  socket.destroy(error);
}

function toResponse(status: number): string {
  const body = JSON.stringify(createStatusProblem(status).body);
  const headers = {
    ...toApiHeaders({ protocol: 'http', headers: {} }),
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
