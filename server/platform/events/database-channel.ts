import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { CHANNEL, type ChangeChannel, type Log } from './change-channel.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Uses `NOTIFY`, which reaches all servers on one database. */
export function createDatabaseChannel(pool: Pool): ChangeChannel {
  return {
    send: async () => {
      await pool.query({ name: 'announce-changes', text: `select pg_notify('${CHANNEL}', '')` });
    },
    keepListening: (wake, log) => keepListening(pool, wake, log),
  };
}

function keepListening(pool: Pool, wake: () => void, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Client | undefined;

  const listen = async () => {
    const client = new Client({ ...pool.options, application_name: 'simmer events' });
    current = client;
    const lost = new Promise<Error | undefined>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(undefined));
    });
    try {
      // If the connection ends during the handshake, `connect` never settles.
      await Promise.race([client.connect(), lost]);
      client.on('notification', wake);
      await client.query(`listen ${CHANNEL}`);
      if (!signal.aborted) {
        wake();
        return await lost;
      }
    } finally {
      await ignoreError(client.end(), 'The connection may be lost already');
    }
    return undefined;
  };

  const keep = async () => {
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        const failure = await listen();
        pauseMs = FIRST_PAUSE_MS;
        if (!signal.aborted) log.warn(failure, 'LISTEN connection lost; reconnecting.');
      } catch (error) {
        pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
        if (!signal.aborted) log.warn(error, `LISTEN failed; retrying in ${pauseMs} ms.`);
      }
      const paused = pause(pauseMs, undefined, { ref: false, signal });
      await ignoreError(paused, 'The loop checks the signal itself');
    }
  };
  const kept = keep();
  return async () => {
    stopping.abort();
    if (current) await ignoreError(current.end(), 'The connection may be lost already');
    await kept;
  };
}
