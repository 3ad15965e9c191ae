import { IDBObjectStore } from 'fake-indexeddb';

const disk = IDBObjectStore.prototype;
const put = Object.getOwnPropertyDescriptor(disk, 'put') ?? {};
const add = Object.getOwnPropertyDescriptor(disk, 'add') ?? {};
const remove = Object.getOwnPropertyDescriptor(disk, 'delete') ?? {};

/**
 * Makes the next `refusals` writes fail for lack of space; with `untilRemoved` only until something is deleted. With
 * `sparesCooking`, writes to cooking sessions succeed. `mendDisk` ends it.
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
  // `meta` is exempt because a new database writes to it when it is created.
  Object.defineProperty(disk, 'add', { ...add, value: toRefusing(add, 'meta') });
  Object.defineProperty(disk, 'delete', { ...remove, value: free });
}

export function mendDisk(): void {
  Object.defineProperty(disk, 'put', put);
  Object.defineProperty(disk, 'add', add);
  Object.defineProperty(disk, 'delete', remove);
}
