import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { closeDevice } from '../device/device.ts';

/** An empty database for the next test. */
export function useFreshDevice(): void {
  closeDevice();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
}

/** A browser without IndexedDB. */
export function useNoDevice(): void {
  closeDevice();
  Reflect.deleteProperty(globalThis, 'indexedDB');
}
