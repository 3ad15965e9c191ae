import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { closeServer } from '#server/platform/shutdown.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of this process for Prometheus. Their labels are route patterns, without addresses or people. */
export function createMetrics(version: string, rateLimit: 'on' | 'off' = 'on') {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'simmer_info',
    help: 'Always 1; the label says which version runs.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  new Gauge({
    name: 'simmer_rate_limit_on',
    help: '1 while requests are limited, 0 with RATE_LIMIT=off.',
    registers,
  }).set(rateLimit === 'on' ? 1 : 0);
  const answers = new Histogram({
    name: 'simmer_http_answer_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const queries = new Histogram({
    name: 'simmer_query_seconds',
    help: 'Time of a query to the database, waiting for its answer included.',
    buckets: SECONDS,
    registers,
  });
  const browserFaults = new Counter({
    name: 'simmer_browser_faults_total',
    help: 'Faults and blocked contents that browsers reported.',
    labelNames: ['kind'],
    registers,
  });
  return {
    registry,
    observeQuery: (ms: number) => queries.observe(ms / 1000),
    countBrowserFault: (kind: 'error' | 'policy') => browserFaults.inc({ kind }),
    observeAnswers: (app: FastifyInstance) => {
      app.addHook('onResponse', (request, reply, done) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
        };
        answers.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },
    /** Reads the connections of a pool whenever the metrics are requested. */
    observePool: (pool: Pool) => {
      const connections = new Gauge({
        name: 'simmer_database_connections',
        help: 'Connections of the pool, and requests that wait for one.',
        labelNames: ['state'],
        registers: [],
        collect() {
          connections.set({ state: 'idle' }, pool.idleCount);
          connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
          connections.set({ state: 'awaited' }, pool.waitingCount);
        },
      });
      registry.registerMetric(connections);
    },
  };
}

/**
 * Serves `/metrics` on a separate port, so that no proxy publishes it by accident. Returns the port and a function
 * that closes it.
 */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => closeServer(server),
  };
}
