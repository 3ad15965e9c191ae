import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const KEY = 'simmer.faults';
const MOST = 5;

/** Errors that this device has sent to the server, newest first, and whether the user has refused reports. */
const FaultRecord = v.object({
  isRefused: v.fallback(v.boolean(), false),
  sent: v.fallback(
    v.array(v.object({ at: v.number(), message: v.string(), page: v.string() })),
    [],
  ),
});
const Stored = v.pipe(v.string(), v.parseJson(), FaultRecord);
export type FaultRecord = v.InferOutput<typeof FaultRecord>;
export type SentFault = FaultRecord['sent'][number];

const NOTHING: FaultRecord = { isRefused: false, sent: [] };
const listeners = new Set<() => void>();
let text: string | null | undefined;
let record = NOTHING;

/** Returns the same object until it changes. Without storage nothing is sent, because no one could refuse. */
export function readFaultRecord(): FaultRecord {
  try {
    const found = localStorage.getItem(KEY);
    if (found !== text) {
      text = found;
      record = v.parse(Stored, found ?? '{}');
    }
    return record;
  } catch {
    return NOTHING;
  }
}

export function noteSentFault(fault: SentFault): boolean {
  const { isRefused, sent } = readFaultRecord();
  return save({ isRefused, sent: [fault, ...sent].slice(0, MOST) });
}

export function refuseFaultReports(isRefused: boolean): void {
  save({ ...readFaultRecord(), isRefused });
}

export function useFaultRecord(): FaultRecord {
  return useSyncExternalStore(listen, readFaultRecord, () => NOTHING);
}

function save(changed: FaultRecord): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
