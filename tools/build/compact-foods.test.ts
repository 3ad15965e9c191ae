import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readTable } from '#contract/food/read-table.ts';
import { toCompact } from './compact-foods.ts';

const FOLDER = '../../contract/food/table';
const Table = v.record(v.string(), v.string());

it.each(readdirSync(new URL(FOLDER, import.meta.url)))(
  'leaves the foods of %s as they are',
  async (file) => {
    const tables = v.parse(Table, { ...(await import(`${FOLDER}/${file}`)) });
    for (const table of Object.values(tables)) {
      const compact = toCompact(table);
      expect(compact.length).toBeLessThan(table.length * 0.9);
      expect(readTable(compact)).toEqual(readTable(table));
    }
  },
);
