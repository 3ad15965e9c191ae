import { findRunning } from './embedded.ts';
import { type Database, openDatabase } from './open.ts';

interface Places {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** The database of the server that runs on this data directory, as a guest; where none runs, it is opened for as long. */
export async function openBeside({ dataDir, databaseUrl }: Places): Promise<Database> {
  const url = databaseUrl ?? (await findRunning(dataDir));
  return openDatabase({ dataDir, ...(url !== undefined && { databaseUrl: url }) });
}
