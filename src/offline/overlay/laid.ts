import type { Command, CommandOf, Op } from '../../../contract/writes/all.ts';
import type { Receipt } from '../outbox/receipts.ts';
import type { OutboxRow } from '../outbox/rows.ts';

export interface Me {
  id: string;
  name: string;
  avatar?: string | undefined;
}

/** A command that is laid over what the server said: accepted after that was asked for, or still to be sent. */
export interface Laid<C extends Command = Command> {
  command: C;
  at: number;
  /** Of an upload that the server has: where it lies. */
  address?: string;
  /** Where it stands; undefined once the server has it. */
  delivery?: Delivery;
}

/** What a screen says of a write that waits. */
export type Delivery = Pick<OutboxRow, 'seq' | 'key' | 'error'> & {
  state: 'waiting' | 'sending' | 'failed';
};

/** What is further ahead than this was written down under a clock that has been set back since. */
const CLOCK_SLACK_MS = 60_000;

/**
 * All that is to be laid over an answer asked for at `requestedAt`, in order. An answer that was asked for before a write
 * was accepted may or may not show it; so laying a command over twice must be the same as once.
 */
export function toLaid(
  { rows, receipts }: { rows: readonly OutboxRow[]; receipts: readonly Receipt[] },
  requestedAt: number,
  now = Date.now(),
): Laid[] {
  const accepted = listLater(receipts, requestedAt, now + CLOCK_SLACK_MS).filter(
    (receipt) => !receipt.vanished,
  );
  return [
    ...accepted.map(toAccepted),
    ...rows.map((row) => ({
      command: row.command,
      at: row.createdAt,
      delivery: toDelivery(row),
    })),
  ];
}

function toAccepted({ command, at, address }: Receipt): Laid {
  return { command, at, ...(address !== undefined && { address }) };
}

/** Those that an answer asked for at `requestedAt` may not show yet. What is past `ahead` has a time that never was. */
function listLater(
  receipts: readonly Receipt[],
  requestedAt: number,
  ahead: number,
): readonly Receipt[] {
  if (requestedAt > ahead) return receipts.filter(({ at }) => at >= requestedAt || at <= ahead);
  // Asked for under the right clock, so after all that came under the wrong one.
  const shown = receipts.findLastIndex(({ at }) => at < requestedAt || at > ahead);
  return receipts.slice(shown + 1);
}

export function toDelivery({ seq, key, state, error }: OutboxRow): Delivery {
  return { seq, key, state: state === 'queued' ? 'waiting' : state, ...(error && { error }) };
}

/** Those of one kind. What was refused changes nothing, unless it is text that must stay in sight. */
export function listLaid<O extends Op>(laid: readonly Laid[], op: O): Laid<CommandOf<O>>[] {
  return laid.filter((each): each is Laid<CommandOf<O>> => each.command.op === op);
}

export function isEffective({ delivery }: Laid): boolean {
  return delivery?.state !== 'failed';
}
