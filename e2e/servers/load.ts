import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import type { Proxy } from './proxies.ts';

export interface Load {
  /** Ends the load. Resolves with the number of answered requests and the errors of the others. */
  end: () => Promise<{ answered: number; failures: string[] }>;
}

interface RequestSpec {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Reads and writes through the proxy, one request after the other on each of `lanes`, without retries. */
export function startLoad(proxy: Proxy, token: string, postId: string, lanes = 4): Load {
  const agent = new Agent({ keepAlive: true, ca: proxy.ca });
  const failures: string[] = [];
  let answered = 0;
  const ending = new AbortController();

  const send = ({ method, path, headers = {}, body }: RequestSpec) =>
    new Promise<number>((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const sent = request(
        {
          agent,
          method,
          path,
          host: 'localhost',
          port: proxy.port,
          headers: {
            authorization: `Bearer ${token}`,
            ...(text && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });

  const turns: readonly (() => RequestSpec)[] = [
    () => ({ method: 'GET', path: '/api/posts' }),
    () => ({
      method: 'POST',
      path: `/api/posts/${postId}/like`,
      headers: { 'idempotency-key': randomUUID() },
    }),
    () => ({ method: 'GET', path: '/api/recipes/cuisines' }),
    () => ({
      method: 'POST',
      path: `/api/posts/${postId}/comments`,
      headers: { 'idempotency-key': randomUUID() },
      body: { content: `Said ${randomUUID()}` },
    }),
  ];
  const work = async (lane: number) => {
    for (let n = lane; !ending.signal.aborted; n += 1) {
      const spec = turns[n % turns.length]?.();
      if (!spec) return;
      const status = await send(spec).catch((error: unknown) => String(error));
      // A rate limit counts as an answer.
      if (typeof status === 'number' && (status < 400 || status === 429)) answered += 1;
      else failures.push(`${spec.method} ${spec.path}: ${status}`);
    }
  };
  const working = Array.from({ length: lanes }, (_, lane) => work(lane));
  return {
    end: async () => {
      ending.abort();
      await Promise.all(working);
      agent.destroy();
      return { answered, failures };
    },
  };
}
