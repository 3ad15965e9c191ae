import { escapeIdentifier, type PoolClient } from 'pg';
import type { Sequence, Table } from './format.ts';

/** Not in a backup: the first is in its manifest, the second counts the transactions of one PostgreSQL and no other. */
export const NOT_SAVED: readonly string[] = ['migrations', 'push_cursor'];

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
}

export interface SavedTable extends Table {
  /** What COPY selects of each column. */
  values: string[];
}

/** Every table with its columns, in the order of their names. A new table is in the next backup by itself. */
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

/** The number of a transaction means nothing in another PostgreSQL, and could lie in its future: 0 is before all of them. */
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
