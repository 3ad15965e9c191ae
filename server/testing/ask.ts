import { Client } from 'pg';

/** Runs one statement on a separate connection, as creating and dropping databases needs it. */
export async function ask(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
