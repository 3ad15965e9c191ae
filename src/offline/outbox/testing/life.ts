import { discard, hurry, sendAgain } from '../decide.ts';
import { drain, STEPS, type Steps } from '../drain.ts';
import { enqueue } from '../enqueue.ts';
import { readIds } from '../ids.ts';
import { readRows } from '../rows.ts';
import { Laws } from './laws.ts';
import { Phone } from './phone.ts';
import type { Action, Write } from './scenario.ts';
import { Writer } from './writer.ts';

/** A fault planted into the engine, which the laws must notice. */
export interface Bug {
  steps?: (phone: Phone) => Partial<Steps>;
  beforeWrite?: (phone: Phone) => Promise<void>;
}

/** Plays a scenario to its end, then lets everything be sent that can be; throws where a law is broken. */
export async function play(scenario: readonly Action[], bug: Bug = {}): Promise<void> {
  const life = new Life(await Phone.open(), bug);
  try {
    for (const action of scenario) await life.live(action);
    await life.comeToRest();
  } finally {
    life.phone.db.close();
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

class Life {
  readonly phone: Phone;
  readonly #bug: Bug;
  readonly #writer = new Writer();
  readonly #laws: Laws;

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
        phone.clock += action.ms;
        phone.jumps += 1;
        return undefined;
      case 'expire':
        phone.renew(phone.user);
        return undefined;
      case 'hurry':
        return hurry(phone.db, phone.user);
      default:
        return this.#writer.editElsewhere(phone);
    }
  }

  async #write({ what, n, crashAt }: Write): Promise<void> {
    const { phone } = this;
    const ids = await readIds(phone.db);
    for (const wish of await this.#writer.toWishes(what, n, phone, ids)) {
      await this.#bug.beforeWrite?.(phone);
      const before = await readRows(phone.db, phone.user);
      let answer: string | undefined;
      await phone.run(crashAt, async () => {
        answer = await enqueue(phone.db, wish, { now: phone.now(), checkpoint: phone.step });
      });
      // Where the process ended before it was safe, the form still has it.
      if (answer === 'waiting') this.#writer.note(wish);
      await this.#laws.checkOnlyRelatedChanged(before, wish.command);
      if (answer !== 'waiting') return;
    }
  }

  async #drain(action: Extract<Action, { do: 'drain' }>): Promise<void> {
    const { phone } = this;
    const { midway } = action;
    phone.faults = [...action.faults];
    phone.requests = 0;
    phone.hasTwo = action.twice;
    let before = await this.#laws.readAll();
    const steps = { ...STEPS, ...this.#bug.steps?.(phone) };
    const passes: Promise<Error | null>[] = [];
    const startPass = () => passes.push(drain(phone.toEngine(), steps).then(() => null, toError));
    phone.onRequest = async (count, asked) => {
      // While the first one waits for its answer: it cannot know whether that one is still alive.
      if (action.twice && count === 1) startPass();
      await this.#laws.checkRequest(asked);
      if (midway?.at !== count || midway.action.do === 'drain') return;
      await this.#laws.checkConserved(before);
      const { action: inner } = midway;
      await this.#act(inner.do === 'write' ? { ...inner, crashAt: 0 } : inner);
      before = await this.#laws.readAll();
    };
    await phone.run(action.crashAt, async () => {
      startPass();
      const errors: (Error | null)[] = [];
      for (const pass of passes) errors.push(await pass);
      for (const error of errors) if (error) throw error;
    });
    phone.faults = [];
    phone.hasTwo = false;
    phone.onRequest = (_count, asked) => this.#laws.checkRequest(asked);
    await this.#laws.checkConserved(before);
  }

  async #decide({ what, n }: Extract<Action, { do: 'decide' }>): Promise<void> {
    const { db, user } = this.phone;
    const all = await this.#laws.readAll();
    const refused = all.filter(({ userId, state }) => userId === user && state === 'failed');
    const row = refused[n % Math.max(1, refused.length)];
    if (!row) return;
    if (what === 'discard') {
      const before = await this.#laws.readAll();
      await discard(db, row);
      this.#writer.noteDiscarded(await this.#laws.readAll(), before, await readIds(db));
    } else if (what === 'again') await sendAgain(db, row);
    else {
      const command = this.#writer.toMended(row.command);
      if (!(await sendAgain(db, row, command))) return;
      this.#writer.forget(row.command);
      this.#writer.note({ userId: user, command });
    }
  }

  /** Everyone signs in once more on a good network, until nothing moves. */
  async comeToRest(): Promise<void> {
    const { phone } = this;
    phone.onRequest = (_count, asked) => this.#laws.checkRequest(asked);
    for (const name of ['ana', 'ben', 'ana']) {
      await phone.signIn(name);
      for (let pass = 0; pass < 6; pass += 1) {
        phone.clock += 2 * 3_600_000;
        const end = await drain(phone.toEngine(), { ...STEPS, ...this.#bug.steps?.(phone) });
        if (end.kind === 'empty') break;
      }
      await this.#laws.checkNow();
    }
    await this.#laws.checkAtRest();
  }
}
