import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SQL that distributed PostgreSQL engines refuse or execute on only one of their machines. */
const REFUSED: readonly [name: string, pattern: RegExp][] = [
  ['a lock on a whole table', /\block table\b/i],
  ['an advisory lock', /\bpg_(?:try_)?advisory_/i],
  ['listen and notify', /\bpg_notify\b|`listen \$|\bnotify \w+;/i],
  ['a place of a row on a disk', /\bctid\b/i],
  ['a table without a log', /\bunlogged\b/i],
  ['a temporary table', /\btemp(?:orary)? table\b/i],
  ['inheritance of tables', /\binherits\s*\(/i],
  ['a rule', /\bcreate (?:or replace )?rule\b/i],
  ['an exclusion constraint', /\bexclude using\b/i],
  ['a constraint that is checked later', /\bdeferrable\b/i],
  ['a large object', /\blo_(?:create|import|export|from_bytea|get|put|unlink)\b/i],
  ['a tablespace', /\btablespace\b/i],
  ['a sample of a table', /\btablesample\b/i],
  ['a cursor that outlives its transaction', /\bwith hold\b/i],
  ['a transaction in two steps', /\bprepare transaction\b/i],
  ['a number that is counted up for each row', /\b(?:big|small)?serial\b(?!=)/i],
];

export interface SqlFinding {
  file: string;
  what: string;
}

/** Searches the migrations and the queries in the server's code. */
export function findRefusedSql(root: string): SqlFinding[] {
  return listSqlFiles(root).flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), 'utf8'));
    return REFUSED.filter(([, pattern]) => pattern.test(text)).map(([what]) => ({ file, what }));
  });
}

function listSqlFiles(root: string): string[] {
  return readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(?:ts|sql)$/.test(name) && !name.includes('testing'))
    .map((name) => join('server', name))
    .toSorted();
}

function withoutComments(text: string): string {
  return text.replace(/^\s*(?:--|\/?\*|\/\/).*$/gm, '');
}

/** Returns the primary key columns by table, in their order. The list is empty for a table without a primary key. */
export function findPrimaryKeys(root: string): Map<string, string[]> {
  const folder = join(root, 'server/platform/database/migrations');
  const keys = new Map<string, string[]>();
  for (const name of readdirSync(folder).toSorted()) {
    const sql = withoutComments(readFileSync(join(folder, name), 'utf8'));
    for (const [, table = '', body = ''] of sql.matchAll(/create table (\w+) \(([^]*?)\n\);/g)) {
      keys.set(table, toPrimaryKey(body));
    }
    const added = /alter table (\w+)[^;]*? add (?:constraint \w+ )?primary key \(([^)]*)\)/g;
    for (const [, table = '', columns = ''] of sql.matchAll(added)) {
      keys.set(table, columns.split(/,\s*/));
    }
    for (const [, table = ''] of sql.matchAll(/drop table (?:if exists )?(\w+)/g)) {
      keys.delete(table);
    }
  }
  return keys;
}

function toPrimaryKey(body: string): string[] {
  const columns = /primary key \(([^)]*)\)/.exec(body)?.[1];
  if (columns !== undefined) return columns.split(/,\s*/);
  const column = /^\s*(\w+) [^,\n]*primary key/m.exec(body)?.[1];
  return column === undefined ? [] : [column];
}
