import type { Command } from '../../contract/writes/all.ts';
import type { Wish } from '../offline/outbox/enqueue.ts';
import { whenHinted } from './cooking-hint.ts';
import { readSession } from './session.ts';
import { watch } from './waiting.ts';

/** Database and engine load with the first write, or where something waits already; never with a page. */
const driver = () => import('./outbox-driver.ts');

/** Why a write was not taken: the form stays open and says so. */
export class NotKept extends Error {
  override name = 'NotKept';
  readonly reason: 'too-much' | 'gone' | 'signed-out' | 'unreadable' | 'full' | 'broken';
  constructor(reason: NotKept['reason']) {
    super(REASONS[reason]);
    this.reason = reason;
  }
}

/** Whether it is the device that cannot keep, and not the outbox that will not. */
export function isDevice(error: unknown): boolean {
  return error instanceof NotKept && (error.reason === 'full' || error.reason === 'broken');
}

const REASONS: Readonly<Record<NotKept['reason'], string>> = {
  'too-much': 'Too much waiting to be sent',
  gone: 'This post is being deleted',
  'signed-out': 'Please sign in again',
  unreadable: 'This could not be kept',
  full: 'There is no room left on this device',
  broken: 'This device keeps nothing at the moment',
};

/** Puts a write in the outbox and has it sent as soon as it can be. Rejects with `NotKept`, or it is safe. */
export async function wish(command: Command, more: Omit<Wish, 'command'>): Promise<void> {
  await wishAll([{ ...more, command }]);
}

/** Several that belong together, all or none: a picture and the post that shows it. */
export async function wishAll(wishes: readonly Wish[]): Promise<void> {
  const { keep } = await driver();
  watch();
  const answer = await keep(wishes, readSession);
  if (answer !== 'waiting') throw new NotKept(answer);
}

/** Called when a page stands, and when somebody signed in: what waited goes on. */
export function resumeOutbox(): void {
  whenHinted(['outbox'], () => void driver().then(({ resume }) => resume()));
}
