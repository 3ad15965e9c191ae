import type { DBCoreTable } from 'dexie';
import { Device } from '../../device.ts';

/** The phone's storage as its program sees it: before anything is asked of it the process may end. */
export function openMortal(step: () => void): Device {
  const device = new Device();
  device.use({
    stack: 'dbcore',
    name: 'mortal',
    create: (core) => ({ ...core, table: (name) => toMortal(core.table(name), step) }),
  });
  return device;
}

function toMortal(table: DBCoreTable, step: () => void): DBCoreTable {
  const before =
    <R, A>(ask: (request: R) => A) =>
    (request: R): A => {
      step();
      return ask(request);
    };
  return {
    ...table,
    mutate: before(table.mutate),
    get: before(table.get),
    getMany: before(table.getMany),
    query: before(table.query),
    openCursor: before(table.openCursor),
    count: before(table.count),
  };
}
