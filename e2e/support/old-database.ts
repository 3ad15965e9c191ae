/** Runs in the page. Creates the database in the third version of the schema, with a waiting heart. */
export async function fillOldDatabase({ userId, at }: { userId: string; at: number }) {
  const stores: Record<string, [string | null, ...string[]]> = {
    recipes: ['_id'],
    lists: ['url'],
    cookSessions: ['id'],
    meta: ['k'],
    pictures: ['path'],
    pictureBytes: ['path'],
    session: ['k'],
    outboxBody: ['key'],
    blobs: ['id', 'userId'],
    drafts: ['id', 'userId'],
    idmap: ['id', 'at'],
    downloads: ['recipeId', 'state'],
  };
  await new Promise<void>((resolve, reject) => {
    // Dexie multiplies version numbers by ten.
    const opening = indexedDB.open('rc', 30);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('upgradeneeded', () => {
      const old = opening.result;
      for (const [name, [keyPath, ...indices]] of Object.entries(stores)) {
        const store = old.createObjectStore(name, { keyPath });
        for (const index of indices) store.createIndex(index, index);
      }
      old.createObjectStore('pins', { keyPath: ['recipeId', 'reason', 'userId'] });
      const receipts = old.createObjectStore('receipts', { keyPath: 'n', autoIncrement: true });
      for (const index of ['userId', 'at']) receipts.createIndex(index, index);
      const outbox = old.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      outbox.createIndex('key', 'key', { unique: true });
      outbox.createIndex('userId', 'userId');
      outbox.add({
        key: crypto.randomUUID(),
        userId,
        v: 1,
        command: { op: 'favorite.set', recipeName: 'Tom Yum', on: true },
        deps: [],
        state: 'queued',
        sent: false,
        attempts: 0,
        notBefore: 0,
        heldByServer: false,
        createdAt: at,
        bytes: 60,
      });
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
  localStorage.setItem('simmer.outbox', '1');
}
