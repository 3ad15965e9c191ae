interface Scope {
  caches: Pick<CacheStorage, 'keys' | 'delete'>;
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
}

/** Throws away what workers have kept, and goes. The device's database is not touched: writes may wait in it. */
export async function takeBack({ caches, registration }: Scope): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
