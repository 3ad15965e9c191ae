import { OUTBOX_TAG } from '#contract/device/outbox.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';

/** Registers a background sync, so that the worker can send after the page is closed. */
export async function registerSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const sync: unknown = registration && Reflect.get(registration, 'sync');
  if (!isSync(sync)) return;
  await ignoreError(sync.register(OUTBOX_TAG), 'the page sends it');
}

interface Sync {
  register: (tag: string) => Promise<void>;
}
function isSync(value: unknown): value is Sync {
  return typeof value === 'object' && value !== null && 'register' in value;
}
