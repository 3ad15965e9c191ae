import type { Command, CommandOf, Op } from '../../../contract/commands.ts';
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

/**
 * All that is to be laid over an answer asked for at `requestedAt`, in order. An answer that was asked for before a write
 * was accepted may or may not show it; so laying a command over twice must be the same as once.
 */
export function toLaid(
  { rows, receipts }: { rows: readonly OutboxRow[]; receipts: readonly Receipt[] },
  requestedAt: number,
): Laid[] {
  // Where the clock was set back an early receipt seems late: what came before one that is shown is shown as well.
  const shown = receipts.findLastIndex((receipt) => receipt.at < requestedAt);
  const accepted = receipts.slice(shown + 1).filter((receipt) => !receipt.vanished);
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
