import type { Command } from '#contract/writes.ts';
import { discard, retryNow, sendAgain } from '#offline/outbox/decide.ts';
import { drain, STEPS, type Steps } from '#offline/outbox/drain.ts';
import { enqueue, type NewWrite, toWriteTables } from '#offline/outbox/enqueue.ts';
import { readIds } from '#offline/outbox/ids.ts';
import { toRemovedId } from '#offline/outbox/ids-of.ts';
import { isOpen, type OutboxRow } from '#offline/outbox/rows.ts';
import { Laws } from './laws.ts';
import { Phone } from './phone.ts';
import type { Action, Write } from './scenario.ts';
import { Writer } from './writer.ts';

/** A bug planted into the engine, which the laws must detect. */
export interface Bug {
  steps?: (phone: Phone) => Partial<Steps>;
  beforeWrite?: (phone: Phone, command: Command) => Promise<void>;
}

/** How often each event happened in a life. */
export type Tally = ReadonlyMap<string, number>;

/** Plays a scenario, then sends everything that can be sent. Throws if a law is broken. */
export async function play(scenario: readonly Action[], bug: Bug = {}): Promise<Tally> {
  const life = new Life(await Phone.open(), bug);
  try {
    for (const action of scenario) await life.live(action);
    await life.comeToRest();
    return life.phone.happened;
  } finally {
    life.phone.close();
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Shortens an action during a request: a request never takes days, and only one crash can be active. */
function toShort(action: Action): Action {
  if (action.do === 'write') return { ...action, crashAt: 0 };
  return action.do === 'wait' ? { ...action, ms: Math.min(action.ms, 60_000) } : action;
}

/** Makes half of the deletions undoable for a while. Discarding an unsent deletion undoes it. */
function toUndoable(wish: NewWrite, { variant }: Write): NewWrite {
  const removes = toRemovedId(wish.command) !== undefined;
  return removes && variant === 'plain' ? { ...wish, canBeUndone: true } : wish;
}

class Life {
  readonly phone: Phone;
  readonly #bug: Bug;
  readonly #writer = new Writer();
  readonly #laws: Laws;
  /** While a pass runs: the rows at the last check of the laws. */
  #since: readonly OutboxRow[] | undefined;

  constructor(phone: Phone, bug: Bug) {
    this.phone = phone;
    this.#bug = bug;
    this.#laws = new Laws(phone, this.#writer);
  }

  async live(action: Action): Promise<void> {
    await this.#act(action);
    await this.#laws.checkNow();
  }

  async #act(action: Action): Promise<void> {
    const { phone } = this;
    switch (action.do) {
      case 'write':
        return this.#write(action);
      case 'drain':
        return this.#drain(action);
      case 'user':
        return phone.signIn(action.name);
      case 'decide':
        return this.#decide(action);
      case 'jump':
        phone.jump(action.ms);
        return this.#reopen();
      case 'wait':
        phone.pass(action.ms);
        return this.#reopen();
      case 'expire':
        phone.renew(phone.user);
        return undefined;
      case 'retry':
        return phone.run(0, () => retryNow(phone.own, phone.user));
      default:
        return this.#writer.editElsewhere(phone);
    }
  }

  async #write(write: Write): Promise<void> {
    const { phone } = this;
    const ids = await readIds(phone.db);
    for (const wish of await this.#writer.toNewWrites(write, phone, ids)) {
      const beforeBug = await this.#laws.readAll();
      await this.#bug.beforeWrite?.(phone, wish.command);
      const done = await this.#inOneStep(write.crashAt, () =>
        enqueue(phone.own, toUndoable(wish, write), { now: phone.now(), checkpoint: phone.step }),
      );
      const answer = done?.answer;
      // If the process ended before the write was stored, the form still has it.
      if (answer === 'waiting') {
        this.#writer.note(wish);
        phone.note('write');
        phone.note(wish.command.op);
        if (toUndoable(wish, write).canBeUndone) phone.note('undoable');
      }
      if (done) {
        const before = this.#bug.beforeWrite ? beforeBug : done.before;
        await this.#laws.checkOnlyRelatedChanged({ ...done, before }, wish);
      }
      if (answer !== 'waiting') return;
    }
  }

  async #drain(action: Extract<Action, { do: 'drain' }>): Promise<void> {
    const { phone } = this;
    const { midway } = action;
    phone.pass(action.after);
    phone.faults = [...action.faults];
    phone.requests = 0;
    phone.hasTwo = action.twice;
    if (action.twice) phone.note('two at once');
    this.#since = await this.#laws.readAll();
    const steps = { ...STEPS, ...this.#bug.steps?.(phone) };
    const passes: Promise<Error | null>[] = [];
    const startPass = () => passes.push(drain(phone.toEngine(), steps).then(() => null, toError));
    phone.onRequest = async (count, request) => {
      // Starts while the first pass waits for its response: the second pass cannot detect whether the first is still
      // alive.
      if (action.twice && count === 1) startPass();
      await this.#laws.checkRequest(request);
      if (midway?.at !== count || midway.action.do === 'drain') return;
      phone.note(`${midway.action.do} midway`);
      await this.#act(toShort(midway.action));
    };
    await phone.run(action.crashAt, async () => {
      startPass();
      const errors: (Error | null)[] = [];
      for (const pass of passes) errors.push(await pass);
      for (const error of errors) if (error) throw error;
    });
    phone.faults = [];
    phone.hasTwo = false;
    phone.onRequest = (_count, request) => this.#laws.checkRequest(request);
    await this.#laws.checkConserved(this.#since);
    this.#since = undefined;
  }

  async #decide({ what, n, crashAt }: Extract<Action, { do: 'decide' }>): Promise<void> {
    const { phone } = this;
    const open = (await this.#laws.readAll()).filter(
      (row) =>
        row.userId === phone.user &&
        isOpen(row) &&
        (row.state === 'failed') === (what !== 'unsent'),
    );
    const row = open[n % Math.max(1, open.length)];
    if (!row) return;
    const fixed = what === 'fix' ? this.#writer.toFixedCommand(row.command) : undefined;
    const done = await this.#inOneStep(crashAt, () =>
      fixed || what === 'again' ? sendAgain(phone.own, row, fixed) : discard(phone.own, row),
    );
    if (!done?.answer) return;
    phone.note('decided');
    if (fixed || what === 'again') {
      this.#writer.resent.add(row.seq);
      const wish = { userId: phone.user, command: fixed ?? row.command };
      await this.#laws.checkOnlyRelatedChanged(done, wish);
      if (fixed) this.#writer.note(wish);
    } else {
      this.#writer.noteDiscarded(done.after, done.before, await readIds(phone.db));
    }
  }

  /** Runs an action of the member, with the rows right before and after it; undefined if the process ended. */
  async #inOneStep<T>(crashAt: number, work: () => Promise<T>) {
    const { phone } = this;
    const { own } = phone;
    let done: { before: OutboxRow[]; answer: T; after: OutboxRow[] } | undefined;
    await phone.run(crashAt, async () => {
      done = await own.transaction('rw', toWriteTables(own), async () => ({
        before: await this.#laws.readAll(own),
        answer: await work(),
        after: await this.#laws.readAll(own),
      }));
    });
    if (done && this.#since) {
      // The other sender is still running: its changes are checked up to this step, and from here on.
      await this.#laws.checkConserved(this.#since, done.before);
      this.#since = done.after;
    }
    return done;
  }

  /** After this much time every screen was reopened, and shows the current ids. */
  async #reopen(): Promise<void> {
    if (this.phone.isOlder) this.#writer.reopen(await readIds(this.phone.db));
  }

  /** Each member signs in again on a good network, until nothing more is sent. */
  async comeToRest(): Promise<void> {
    const { phone } = this;
    phone.onRequest = (_count, request) => this.#laws.checkRequest(request);
    for (const name of ['ana', 'ben', 'ana']) {
      await phone.signIn(name);
      for (let pass = 0; pass < 6; pass += 1) {
        phone.pass(2 * 3_600_000);
        const before = await this.#laws.readAll();
        const end = await drain(phone.toEngine(), { ...STEPS, ...this.#bug.steps?.(phone) });
        await this.#laws.checkConserved(before);
        if (end.kind === 'empty') break;
      }
      await this.#laws.checkNow();
    }
    await this.#laws.checkAtRest();
  }
}
