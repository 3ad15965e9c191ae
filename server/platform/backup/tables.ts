import { escapeIdentifier, type PoolClient } from 'pg';
import type { Sequence, Table } from './format.ts';

/**
 * Tables that are not saved: the manifest lists the migrations, and the cursor counts transactions of this PostgreSQL
 * only.
 */
export const NOT_SAVED: readonly string[] = ['migrations', 'push_cursor'];

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
}

export interface SavedTable extends Table {
  /** The SQL expression of each column for COPY. */
  values: string[];
}

/** Returns all tables with their columns, ordered by name. A new table is included automatically. */
export async function findTables(client: PoolClient): Promise<SavedTable[]> {
  const { rows } = await client.query<ColumnRow>(
    `select relname as table, attname as column, format_type(atttypid, null) as type, not attnotnull as "isNullable"
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped and attgenerated = '' and relname <> all ($1)
     order by relname, attnum`,
    [NOT_SAVED],
  );
  const tables = new Map<string, SavedTable>();
  for (const row of rows) {
    const table = tables.get(row.table) ?? { name: row.table, columns: [], values: [] };
    table.columns.push(row.column);
    table.values.push(toValue(row));
    tables.set(row.table, table);
  }
  return [...tables.values()];
}

/** A transaction number has no meaning in another PostgreSQL and could be in its future. 0 is before all others. */
function toValue({ column, type, isNullable }: ColumnRow): string {
  if (type !== 'xid8') return escapeIdentifier(column);
  return isNullable ? 'null' : `'0'`;
}

export async function findSequences(client: PoolClient): Promise<Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select relname as table, attname as column,
       pg_get_serial_sequence(quote_ident(relname), attname) as sequence
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and attidentity <> ''
     order by relname, attname`,
  );
  const found: Sequence[] = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<Pick<Sequence, 'value' | 'isCalled'>>(
      `select last_value::text as value, is_called as "isCalled" from ${sequence}`,
    );
    for (const { value, isCalled } of state.rows) found.push({ table, column, value, isCalled });
  }
  return found;
}
