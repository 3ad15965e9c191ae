import { findRunning } from './embedded.ts';
import { type Database, openDatabase } from './open.ts';

interface CommandDatabase {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Connects to the database of the server that runs on this data directory. Without a server, it opens the database
 * itself.
 */
export async function openForCommand({ dataDir, databaseUrl }: CommandDatabase): Promise<Database> {
  const url = databaseUrl ?? (await findRunning(dataDir));
  return openDatabase({ dataDir, ...(url !== undefined && { databaseUrl: url }) });
}
