import { IDBObjectStore } from 'fake-indexeddb';

const disk = IDBObjectStore.prototype;
const put = Object.getOwnPropertyDescriptor(disk, 'put') ?? {};
const add = Object.getOwnPropertyDescriptor(disk, 'add') ?? {};
const remove = Object.getOwnPropertyDescriptor(disk, 'delete') ?? {};

/**
 * From now on the database has no room left for as many writes as `refusals` says, or until something is removed where
 * `untilRemoved` is set; what is cooked is written all the same where `sparesCooking` is. `mendDisk` ends it.
 */
export function fillDisk({
  refusals = Number.POSITIVE_INFINITY,
  untilRemoved = false,
  sparesCooking = true,
} = {}): void {
  let left = refusals;
  const toRefusing = ({ value }: PropertyDescriptor, spared: string) =>
    function writeOnFullDisk(this: IDBObjectStore, ...row: unknown[]): unknown {
      if (left > 0 && this.name !== spared) {
        left -= 1;
        throw new DOMException('no room', 'QuotaExceededError');
      }
      return Reflect.apply(value, this, row);
    };
  const free = function removeFromFullDisk(this: IDBObjectStore, ...keys: unknown[]): unknown {
    if (untilRemoved) mendDisk();
    return Reflect.apply(remove.value, this, keys);
  };
  Object.defineProperty(disk, 'put', {
    ...put,
    value: toRefusing(put, sparesCooking ? 'cookSessions' : ''),
  });
  // A new database notes its birth before anything is refused.
  Object.defineProperty(disk, 'add', { ...add, value: toRefusing(add, 'meta') });
  Object.defineProperty(disk, 'delete', { ...remove, value: free });
}

export function mendDisk(): void {
  Object.defineProperty(disk, 'put', put);
  Object.defineProperty(disk, 'add', add);
  Object.defineProperty(disk, 'delete', remove);
}
