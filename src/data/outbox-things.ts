import type { Thing } from '../offline/outbox/things.ts';

export { listThings, type Thing } from '../offline/outbox/things.ts';
/** A write that waits, as screens see it. */
export type WaitingRow = Thing['row'];
