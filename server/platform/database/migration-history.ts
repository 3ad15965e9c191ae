import type { PoolClient } from 'pg';

/** An applied migration, as recorded in a database or a backup. */
export interface Applied {
  name: string;
  hash: string;
  /** Version of the Simmer that applied it. Null for migrations from before versions were recorded. */
  version?: string | null;
}

type Known = Pick<Applied, 'name' | 'hash'>;

interface Earlier {
  name: string;
  hash: string;
  now: string;
  /** SQL that brings the schema to the result of the current file. */
  repair?: string;
}

/**
 * Migrations that were edited or renamed after they could have been applied. The list is complete, because
 * released.json now prevents this.
 */
const EARLIER: readonly Earlier[] = [
  {
    name: '001_recipes.sql',
    hash: '525c3a2fdaf632e913ce00771e3b417e60561607b97168d566b818a3855d86dd',
    now: '001_recipes.sql',
    // No version read either of them. 019 creates a different table with this name.
    repair: 'drop index if exists recipes_in_order; drop table if exists collection_state',
  },
  // Only comments differ.
  {
    name: '002_search.sql',
    hash: 'f2e32fa583e6a760546855bb3434d3bb18e5573d5bb7c12f4c13dd45d4b89d43',
    now: '002_search.sql',
  },
  {
    name: '011_community.sql',
    hash: 'ee5fbc549df87f98295fe2eb707318557a79f542dc6ba2c9d61cf8374747636e',
    now: '011_community.sql',
  },
  {
    name: '012_follows.sql',
    hash: 'd9ba99b29ed8572bf621a4cbc709fd36600977cd6329f23cfda9333dc260125a',
    now: '012_follows.sql',
  },
  {
    name: '020_what_has_changed.sql',
    hash: '73b7ca00465b185a9f1c64b6b18f12182692d26672492ac2eb2d0a4b7b93631b',
    now: '020_what_has_changed.sql',
  },
  // Only the number differs.
  {
    name: '013_demo_marks.sql',
    hash: 'cf8e07e2c7e1f08d6358f364148a9295d99231cffc7e50b71576fefa71060570',
    now: '014_demo_marks.sql',
  },
];

export async function findApplied(client: Pick<PoolClient, 'query'>): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    // Read through JSON, because older databases have no column for the version.
    `select name, hash, to_jsonb(migrations) ->> 'version' as version from migrations order by name`,
  );
  return rows;
}

/** Repairs and records earlier forms of migrations as the current ones. */
export async function replaceEarlier(
  client: PoolClient,
  migrations: readonly Known[],
): Promise<void> {
  for (const { name, hash, now, repair } of EARLIER) {
    const present = migrations.find((each) => each.name === now);
    if (present === undefined) continue;
    const { rowCount } = await client.query(
      'update migrations set name = $3, hash = $4 where name = $1 and hash = $2',
      [name, hash, now, present.hash],
    );
    if (rowCount === 1 && repair !== undefined) await client.query(repair);
  }
}

/**
 * Returns the applied migrations of an older database with their current names and hashes. Throws a readable error if
 * the database needs a repair first.
 */
export function toPresent(applied: readonly Applied[], migrations: readonly Known[]): Applied[] {
  return applied.map((each) => {
    const { name } = each;
    const earlier = EARLIER.find((form) => form.name === name && form.hash === each.hash);
    const present = migrations.find((migration) => migration.name === earlier?.now);
    if (earlier?.repair !== undefined) {
      throw new Error(
        `The database was created by an early Simmer (its ${name} has changed since). Start this version on it once to upgrade it, then take the backup.`,
      );
    }
    return present ? { ...each, name: present.name, hash: present.hash } : each;
  });
}

/** Throws a readable error if a newer Simmer has changed the schema. */
export function refuseUnknown(
  applied: readonly Applied[],
  migrations: readonly Known[],
  version: string,
): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !known.has(name));
  if (unknown.length === 0) return;
  const newer = unknown.findLast((each) => each.version)?.version;
  const names = unknown.map(({ name }) => name).join(', ');
  throw new Error(
    `The database was used by a newer Simmer (${newer ? `${newer}; ` : ''}it has ${names}). This is Simmer ${version}, with migrations up to ${migrations.at(-1)?.name}. Install that version or a later one, or restore an earlier backup into an empty database with npm run restore.`,
  );
}
