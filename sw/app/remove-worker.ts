interface Scope {
  caches: Pick<CacheStorage, 'keys' | 'delete'>;
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
}

/** Deletes every cache and unregisters the worker. The database stays, because writes may wait in it. */
export async function removeWorker({ caches, registration }: Scope): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
