import type { DBCoreTable } from 'dexie';
import { Device } from '#offline/device/database.ts';

/** Opens the phone's storage for the app. `step` runs before each request and may throw to end the process. */
export function openCrashing(step: () => void): Device {
  const device = new Device();
  device.use({
    stack: 'dbcore',
    name: 'mortal',
    create: (core) => ({ ...core, table: (name) => toCrashing(core.table(name), step) }),
  });
  return device;
}

function toCrashing(table: DBCoreTable, step: () => void): DBCoreTable {
  return {
    ...table,
    mutate: (request) => {
      step();
      return table.mutate(request);
    },
    get: (request) => {
      step();
      return table.get(request);
    },
    getMany: (request) => {
      step();
      return table.getMany(request);
    },
    query: (request) => {
      step();
      return table.query(request);
    },
    openCursor: (request) => {
      step();
      return table.openCursor(request);
    },
    count: (request) => {
      step();
      return table.count(request);
    },
  };
}
