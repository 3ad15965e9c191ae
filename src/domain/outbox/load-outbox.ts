/** Loads the outbox with the device database. No page needs them for its first frame. */
export const loadOutbox = () => import('./device-side.ts');
