import * as outboxRefusalTexts from '../../../texts/en/outbox-refusals.ts';
import { whenHinted } from '../../browser/hints.ts';
import { readSession } from '../../browser/session.ts';
import type { NewWrite } from '../../offline/outbox/enqueue.ts';
import { watch } from './waiting.ts';

/** Database and engine load with the first write, or where something waits already; never with a page. */
const driver = () => import('./driver.late.ts');

/** Why a write was not queued: the form stays open and says so. */
export class NotQueued extends Error {
  override name = 'NotQueued';
  readonly reason: 'too-much' | 'gone' | 'signed-out' | 'unreadable' | 'full' | 'broken';
  constructor(reason: NotQueued['reason']) {
    super(REASONS[reason]);
    this.reason = reason;
  }
}

/** Whether the device cannot store anything, and not the outbox refused it. */
export function isDeviceFailure(error: unknown): boolean {
  return error instanceof NotQueued && (error.reason === 'full' || error.reason === 'broken');
}

const REASONS: Readonly<Record<NotQueued['reason'], string>> = {
  'too-much': outboxRefusalTexts.tooMuch,
  gone: outboxRefusalTexts.gone,
  'signed-out': outboxRefusalTexts.signedOut,
  unreadable: outboxRefusalTexts.unreadable,
  full: outboxRefusalTexts.full,
  broken: outboxRefusalTexts.broken,
};

/** Puts writes in the outbox, all or none, to be sent as soon as possible. Rejects with `NotQueued`, or they are safe. */
export async function queueWrites(writes: readonly NewWrite[]): Promise<void> {
  const { storeWrites } = await driver();
  watch();
  const answer = await storeWrites(writes, readSession);
  if (answer !== 'waiting') throw new NotQueued(answer);
}

/** Called when a page stands, and when somebody signed in: what waited goes on. */
export function resumeOutbox(): void {
  whenHinted(['outbox'], () => void driver().then(({ resume }) => resume()));
}
