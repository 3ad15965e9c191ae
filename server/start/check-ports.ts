import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '#server/settings.ts';

type PortSettings = Pick<Settings, 'HOST' | 'PORT' | 'METRICS' | 'METRICS_PORT'>;

/**
 * Opens and closes the ports of the server, before it starts its database and prints anything.
 * @throws an error with instructions if a port cannot be opened
 */
export async function checkPorts(settings: PortSettings): Promise<void> {
  const { HOST: host, PORT, METRICS, METRICS_PORT } = settings;
  await checkPort('PORT', PORT, host);
  if (METRICS === 'on') await checkPort('METRICS_PORT', METRICS_PORT, host);
}

async function checkPort(name: string, port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), {
      portName: name,
    });
  } finally {
    probe.close();
  }
}
