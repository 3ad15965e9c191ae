import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { closeDevice } from '../device/device.ts';

export function useFreshDevice(): void {
  closeDevice();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
}

/** Simulates a browser without IndexedDB. */
export function useNoDevice(): void {
  closeDevice();
  Reflect.deleteProperty(globalThis, 'indexedDB');
}
