import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { Command, toDefinition } from '#contract/writes.ts';
import { Member } from './members.ts';
import type { Network, Write } from './network.ts';
import { readStored } from './stored.ts';
import type { WriteCounts } from './write-counts.ts';

const Row = v.object({ key: v.string(), seq: v.number(), userId: v.string(), command: Command });
type Row = v.InferOutput<typeof Row>;

/** The time that a response may take after the server has stored the write, also on a busy machine. */
const ANSWER_MS = 60_000;

const isTaken = ({ status }: Write) => status >= 200 && status < 300;

/** Compares the writes that a device promised to send with those that arrived over the network. */
export class WriteLog {
  readonly #network: Network;
  readonly #promised = new Map<string, Row>();
  readonly #refused = new Set<string>();
  #faults = 0;
  #directMade = 0;
  #directArrived = 0;

  constructor(network: Network) {
    this.#network = network;
  }

  /** Records all waiting writes of this device as promised. Returns their number. */
  async note(page: Page): Promise<number> {
    const rows = (await readStored(page, 'outbox')).map((row) => v.parse(Row, row));
    for (const row of rows) this.#promised.set(row.key, row);
    return rows.length;
  }

  /** Records all waiting writes of this device as refused, for their author to decide. */
  async noteRefused(page: Page): Promise<void> {
    for (const row of await readStored(page, 'outbox')) {
      const { key } = v.parse(v.object({ ...Row.entries, state: v.literal('failed') }), row);
      this.#refused.add(key);
    }
  }

  /** Records writes sent without the outbox: `made` of them, of which the server has `arrived`. */
  noteDirect(made: number, arrived: number): void {
    this.#directMade += made;
    this.#directArrived += arrived;
  }

  /** Counts a fault outside the network: a kill, a refusal, an ended token. */
  noteFault(times = 1): void {
    this.#faults += times;
  }

  async judge(): Promise<WriteCounts> {
    await this.#untilAnswered();
    const counts: WriteCounts = {
      faults: this.#faults + this.#network.disturbances,
      writes: this.#promised.size + this.#directMade,
      arrived: this.#directArrived,
      refused: this.#refused.size,
      lost:
        this.#directArrived < this.#directMade
          ? [`${this.#directMade} sent, ${this.#directArrived} arrived`]
          : [],
      doubled:
        this.#directArrived > this.#directMade
          ? [`${this.#directMade} sent, ${this.#directArrived} arrived`]
          : [],
      outOfOrder: [],
      wrongName: [],
    };
    const taken = this.#network.writes.filter(isTaken);
    const makers = await this.#findMakers(taken);
    for (const [key, row] of this.#promised) {
      const answers = taken.filter((write) => write.key === key);
      const what = `${row.command.op} ${key}`;
      if (answers.length > 0) counts.arrived += 1;
      else if (!this.#refused.has(key)) counts.lost.push(what);
      if (answers.filter(({ isReplayed }) => !isReplayed).length > 1) counts.doubled.push(what);
      if (answers.some(({ token }) => makers.get(token) !== row.userId))
        counts.wrongName.push(what);
    }
    counts.outOfOrder = this.#listOvertaken(taken.map(({ key }) => key));
    return counts;
  }

  /** Waits for the responses, because the server may list a write before its response has arrived. */
  async #untilAnswered(): Promise<void> {
    const isAnswered = (key: string) =>
      this.#network.writes.some((write) => write.key === key && isTaken(write));
    const expected = [...this.#promised.keys()].filter((key) => !this.#refused.has(key));
    const deadline = Date.now() + ANSWER_MS;
    while (!expected.every(isAnswered) && Date.now() < deadline) await wait(50);
  }

  /** Writes that arrived before an earlier one in the same lane. */
  #listOvertaken(arrivals: readonly string[]): string[] {
    const last = new Map<string, number>();
    const overtaken: string[] = [];
    const rows = [...this.#promised.values()].filter(({ key }) => arrivals.includes(key));
    for (const { key, userId, command } of rows.toSorted((one, other) => one.seq - other.seq)) {
      const at = arrivals.indexOf(key);
      for (const lane of toDefinition(command).lanes(command)) {
        const name = `${userId} ${lane}`;
        if (at < (last.get(name) ?? -1)) overtaken.push(`${command.op} ${key}`);
        last.set(name, Math.max(at, last.get(name) ?? -1));
      }
    }
    return overtaken;
  }

  /** The user id of each token. */
  async #findMakers(writes: readonly Write[]): Promise<Map<string, string>> {
    const makers = new Map<string, string>(Member.tokens);
    for (const { token } of writes) {
      if (makers.has(token)) continue;
      const answer = await fetch(`${this.#network.serverOrigin}/api/auth/profile`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const parsed = v.safeParse(CurrentUserAnswer, await answer.json());
      if (parsed.success) makers.set(token, parsed.output.user.id);
    }
    return makers;
  }
}
