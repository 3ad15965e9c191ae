import { IDBObjectStore } from 'fake-indexeddb';

const disk = IDBObjectStore.prototype;
const put = Object.getOwnPropertyDescriptor(disk, 'put') ?? {};
const remove = Object.getOwnPropertyDescriptor(disk, 'delete') ?? {};

/**
 * From now on the database has no room left for as many writes as `refusals` says, or until something is removed where
 * `untilRemoved` is set. `mendDisk` ends it.
 */
export function fillDisk({ refusals = Number.POSITIVE_INFINITY, untilRemoved = false } = {}): void {
  let left = refusals;
  const refuse = function putOnFullDisk(this: IDBObjectStore, ...row: unknown[]): unknown {
    if (left > 0 && this.name !== 'cookSessions') {
      left -= 1;
      throw new DOMException('no room', 'QuotaExceededError');
    }
    return Reflect.apply(put.value, this, row);
  };
  const free = function removeFromFullDisk(this: IDBObjectStore, ...keys: unknown[]): unknown {
    if (untilRemoved) mendDisk();
    return Reflect.apply(remove.value, this, keys);
  };
  Object.defineProperty(disk, 'put', { ...put, value: refuse });
  Object.defineProperty(disk, 'delete', { ...remove, value: free });
}

export function mendDisk(): void {
  Object.defineProperty(disk, 'put', put);
  Object.defineProperty(disk, 'delete', remove);
}
