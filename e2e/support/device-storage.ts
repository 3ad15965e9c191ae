import type { Page } from 'playwright/test';

/** All text that the device stores for this origin (files, database and local storage), as one string. */
export function readAllStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        kept.push(key.url, (await (await cache.match(key))?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const refuse = () => reject(new Error(`${name} cannot be read`));
        const opening = indexedDB.open(name);
        opening.addEventListener('error', refuse);
        opening.addEventListener('success', () => {
          const stores = [...opening.result.objectStoreNames];
          const reading = opening.result.transaction(stores);
          for (const store of stores) {
            const all = reading.objectStore(store).getAll();
            all.addEventListener('success', () => {
              const text = JSON.stringify(all.result, (_key, value: unknown) =>
                value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
              );
              kept.push(text);
            });
          }
          reading.addEventListener('complete', () => resolve());
          reading.addEventListener('error', refuse);
          opening.result.close();
        });
      });
    }
    return kept.join('\n');
  });
}
