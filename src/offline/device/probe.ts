import * as v from 'valibot';
import { CREATED_KEY, DATABASE, FULL_KEY } from './device-keys.ts';

const TIMEOUT_MS = 4_000;

/** `refused`: storage is not allowed. `silent`: it does not respond. `broken`: it responds with an error. */
export type Probe =
  | { state: 'refused' | 'silent' | 'broken' }
  | { state: 'open'; createdAt: number | undefined; isFull: boolean; holds: Held[] };

export type Held = 'cooking' | 'laid' | 'outbox' | 'timers';

const CreationTime = v.object({ at: v.number() });

/** Inspects the database without Dexie, which most pages do not load. It never creates a database. */
export function probeDevice(): Promise<Probe> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ state: 'silent' }), TIMEOUT_MS);
    try {
      const opening = indexedDB.open(DATABASE);
      let isMissing = false;
      opening.addEventListener('upgradeneeded', () => {
        isMissing = true;
        opening.transaction?.abort();
      });
      opening.addEventListener('error', (event) => {
        event.preventDefault();
        if (isMissing) resolve({ state: 'open', createdAt: undefined, isFull: false, holds: [] });
        else resolve({ state: isRefusal(opening.error) ? 'refused' : 'broken' });
      });
      opening.addEventListener('success', () => {
        const device = opening.result;
        // This read must not block an upgrade to a newer version.
        device.addEventListener('versionchange', () => device.close());
        readMeta(device).then(resolve, () => resolve({ state: 'broken' }));
      });
    } catch (error) {
      // IndexedDB is missing or refused in this window; anything else is an error.
      const isFault = error instanceof DOMException && !isRefusal(error);
      resolve({ state: isFault ? 'broken' : 'refused' });
    }
  });
}

async function readMeta(device: IDBDatabase): Promise<Probe> {
  try {
    const meta = device.transaction('meta').objectStore('meta');
    const [born, full] = await Promise.all([read(meta, CREATED_KEY), read(meta, FULL_KEY)]);
    const createdAt = v.is(CreationTime, born) ? born.at : undefined;
    return { state: 'open', createdAt, isFull: full !== undefined, holds: await findHeld(device) };
  } finally {
    device.close();
  }
}

async function findHeld(device: IDBDatabase): Promise<Held[]> {
  const stores = ['cookSessions', 'outbox', 'timers'].filter((name) =>
    device.objectStoreNames.contains(name),
  );
  // A database of an older version has no outbox or no timers.
  if (stores.length < 2) return [];
  const looking = device.transaction(stores);
  const states = looking.objectStore('cookSessions').index('state');
  const counts = await Promise.all([
    toAnswer(states.count('cooking')),
    toAnswer(states.count('laid')),
    toAnswer(looking.objectStore('outbox').count()),
    stores.includes('timers') ? toAnswer(looking.objectStore('timers').count()) : 0,
  ]);
  const kinds = ['cooking', 'laid', 'outbox', 'timers'] as const;
  return kinds.filter((_, at) => counts[at] !== 0);
}

function read(store: IDBObjectStore, key: string): Promise<unknown> {
  return toAnswer(store.get(key));
}

function toAnswer<T>(reading: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    reading.addEventListener('success', () => resolve(reading.result));
    reading.addEventListener('error', () => reject(reading.error ?? new Error('not read')));
  });
}

/** Older Firefox versions use `InvalidStateError` in private windows. */
function isRefusal(error: DOMException | null): boolean {
  return error?.name === 'SecurityError' || error?.name === 'InvalidStateError';
}
