import { Dexie, type Table } from 'dexie';
import { CREATED_KEY, DATABASE } from './device-keys.ts';

/** The app's only database. Rows are parsed by a schema after reading. New versions only add tables and indexes. */
export class Device extends Dexie {
  declare recipes: Table<unknown, string>;
  declare lists: Table<unknown, string>;
  declare cookSessions: Table<unknown, string>;
  declare meta: Table<unknown, string>;
  declare pictures: Table<unknown, string>;
  declare pictureBytes: Table<unknown, string>;
  declare pins: Table<unknown, [recipeId: string, reason: string, userId: string]>;
  declare session: Table<unknown, string>;
  declare outbox: Table<unknown, number>;
  declare outboxBody: Table<unknown, string>;
  declare blobs: Table<unknown, string>;
  declare drafts: Table<unknown, string>;
  declare receipts: Table<unknown, number>;
  declare idmap: Table<unknown, string>;
  declare communityPages: Table<unknown, string>;
  declare timers: Table<unknown, string>;
  declare cookbook: Table<unknown, [userId: string, id: string]>;
  /** Set when the caller has timed out. An open transaction then aborts instead of committing. */
  isTimedOut = false;

  constructor() {
    super(DATABASE, {
      chromeTransactionDurability: 'strict',
      indexedDB: globalThis.indexedDB,
      IDBKeyRange: globalThis.IDBKeyRange,
    });
    this.version(1).stores({
      recipes: '_id, recipe_name, cuisine, [pinned+seenAt]',
      lists: 'url, fetchedAt',
      cookSessions: 'id, recipeId, state, updatedAt',
      meta: 'k',
    });
    // The bytes have a separate table, so that a scan of the rows does not read them.
    this.version(2).stores({
      recipes: '_id, recipe_name, cuisine, [seenAt+bytes]',
      pictures: 'path, dish, usedAt',
      pictureBytes: 'path',
      pins: '[recipeId+reason+userId], recipeId, [userId+reason]',
      // No longer used, but versions only add tables.
      downloads: 'recipeId, state',
    });
    this.on('populate', (making) => {
      void making.table('meta').add({ k: CREATED_KEY, at: Date.now() });
    });
    this.version(3).stores({
      session: 'k',
      outbox: '++seq, &key, userId',
      outboxBody: 'key',
      blobs: 'id, userId',
      drafts: 'id, userId',
      receipts: '++n, userId, at',
      idmap: 'id, at',
    });
    // Cached community pages of each member ('' for a visitor). `k` consists of userId, kind and id.
    this.version(4).stores({ communityPages: 'k, [userId+kind+at]' });
    this.version(5).stores({ timers: 'id' });
    // Own recipes of each member ('' for a visitor).
    this.version(6).stores({ cookbook: '[userId+id], userId' });
  }
}
