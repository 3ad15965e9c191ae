import { Client } from 'pg';

/** Runs one statement on a separate connection, which is required to create and drop databases. */
export async function ask(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
