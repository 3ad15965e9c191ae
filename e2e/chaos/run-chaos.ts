import { setTimeout as wait } from 'node:timers/promises';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';
import { Network, type NetworkCondition } from '../support/network.ts';
import { BuiltServer } from '../support/server.ts';
import { judge } from './judge.ts';
import { Member } from './member.ts';
import { Phone } from './phone.ts';
import type { Verdict } from './verdict.ts';
import { Writer } from './writer.ts';

/** Faults of a sending pass. */
const FAULTS = [
  'none',
  'none',
  'cut',
  'mute',
  'reset',
  'server-down',
  'portal',
  'portal-redirect',
  'lie-fi',
  'crash',
  'crash',
  'two at once',
  'two at once, crash',
  'answer lost',
  'server killed',
  'database killed',
  'token lost',
  'other member',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The server gives up on a database that dies more than five times a minute. */
const DATABASE_KILLS = { max: 4, withinMs: 60_000 };

export interface ChaosResult extends Verdict {
  writes: number;
  passes: number;
  replayed: number;
  faults: Map<Fault, number>;
}

const NAMES = ['Ana', 'Ben', 'Chi', 'Dov'];
/** Two members share each phone. */
const PHONES = 2;

/**
 * Members write and send on phones while network, phones, server and database fail at random. Then everything works
 * again, and the result is checked.
 */
export async function runChaos(
  seed: number,
  goesOn: (turn: number, elapsedMs: number) => boolean,
): Promise<ChaosResult> {
  const server = await BuiltServer.open();
  const network = await Network.open(server.port);
  try {
    const dishes = (await server.fetchAll()).map(({ _id }) => _id);
    return await new ChaosRun(seed, server, network, dishes).run(goesOn);
  } finally {
    await network.close();
    await server.close();
  }
}

class ChaosRun {
  readonly #random: () => number;
  readonly #server: BuiltServer;
  readonly #network: Network;
  readonly #writer: Writer;
  readonly #phones: { phone: Phone; owners: Member[]; at: number }[] = [];
  readonly #faults = new Map<Fault, number>();
  readonly #databaseKills: number[] = [];
  #passes = 0;

  constructor(seed: number, server: BuiltServer, network: Network, dishes: readonly string[]) {
    this.#random = createSeededRandom(seed);
    this.#server = server;
    this.#network = network;
    this.#writer = new Writer(this.#random, dishes);
  }

  async run(goesOn: (turn: number, elapsedMs: number) => boolean): Promise<ChaosResult> {
    const members = await this.#settleIn();
    const start = Date.now();
    for (let turn = 0; goesOn(turn, Date.now() - start); turn += 1) {
      const each = this.#pick(this.#phones);
      if (this.#random() < 0.7) await this.#write(each, members);
      else await this.#send(each, this.#pickFault());
    }
    const left = await this.#clearUp();
    const verdict = await judge(this.#writer, members, left);
    const replayed = this.#network.answers.filter(({ isReplayed }) => isReplayed).length;
    for (const { phone } of this.#phones) phone.close();
    const { count: writes } = this.#writer;
    return { ...verdict, writes, passes: this.#passes, replayed, faults: this.#faults };
  }

  async #settleIn(): Promise<Member[]> {
    const toOrigin = () => `http://127.0.0.1:${this.#server.port}`;
    const members = await Promise.all(NAMES.map((name) => Member.join(toOrigin, name)));
    for (let at = 0; at < members.length; at += members.length / PHONES) {
      const owners = members.slice(at, at + members.length / PHONES);
      const phone = new Phone(this.#network.origin);
      this.#phones.push({ phone, owners, at: 0 });
      const [owner] = owners;
      if (owner) await phone.signIn(owner);
    }
    return members;
  }

  async #write({ phone, owners, at }: Owned, members: readonly Member[]): Promise<void> {
    const me = owners[at];
    if (!me) return;
    const others = members.filter(({ id }) => id !== me.id);
    const { wishes, note } = this.#writer.think(me, others, await this.#listPublished());
    if (!(await phone.write(wishes))) return;
    note();
    this.#writer.count += wishes.length;
  }

  /** Posts and tips that no longer wait on their author's phone. */
  async #listPublished(): Promise<Set<string>> {
    const waiting = new Set<string>();
    for (const { command } of await this.#listLeft()) {
      if (command.op === 'post.create') waiting.add(command.post._id);
      if (command.op === 'tip.add') waiting.add(command.tipId);
    }
    const made = [...this.#writer.posts, ...this.#writer.tips.tips];
    return new Set(made.map(({ id }) => id).filter((id) => !waiting.has(id)));
  }

  #pickFault(): Fault {
    const fault = this.#pick(FAULTS);
    if (fault !== 'database killed') return fault;
    const since = Date.now() - DATABASE_KILLS.withinMs;
    if (this.#databaseKills.filter((at) => at > since).length >= DATABASE_KILLS.max) return 'none';
    this.#databaseKills.push(Date.now());
    return fault;
  }

  async #send(owned: Owned, fault: Fault): Promise<void> {
    this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
    this.#passes += 1;
    const { phone } = owned;
    const crashIn = fault.includes('crash') ? 1 + Math.floor(this.#random() * 40) : 0;
    const me = owned.owners[owned.at];
    if (fault === 'token lost') await me?.losesToken();
    if (isNetworkCondition(fault)) {
      this.#network.cutAfter = Math.floor(this.#random() * 900);
      await this.#network.setCondition(fault);
    }
    const pass = phone.send({ crashIn, areTwo: fault.startsWith('two') });
    const delay = Math.floor(this.#random() * 40);
    if (fault === 'answer lost') {
      await wait(delay);
      await this.#network.setCondition('reset');
    }
    if (fault === 'server killed') {
      await wait(delay);
      await this.#server.kill();
    }
    if (fault === 'database killed') {
      await wait(delay);
      await this.#server.killDatabase();
    }
    if (fault === 'other member') {
      await wait(delay);
      owned.at = (owned.at + 1) % owned.owners.length;
      const next = owned.owners[owned.at];
      if (next) await phone.signIn(next);
    }
    const end = await pass;
    await this.#network.setCondition('perfect');
    await this.#server.start();
    await this.#server.untilHealthy();
    if (end === 'paused') await this.#signInAgain(owned);
  }

  async #signInAgain({ phone, owners, at }: Owned): Promise<void> {
    const me = owners[at];
    if (!me) return;
    await me.renewToken();
    await phone.signIn(me);
  }

  /** Sends on a good network until nothing more can be sent. */
  async #clearUp() {
    for (const owned of this.#phones) {
      for (const [at, owner] of owned.owners.entries()) {
        owned.at = at;
        await owner.renewToken();
        await owned.phone.signIn(owner);
        for (let tries = 0; tries < 20; tries += 1) {
          await owned.phone.forgetWaits(owner.id);
          if ((await owned.phone.send()) === 'empty') break;
        }
      }
    }
    return this.#listLeft();
  }

  async #listLeft() {
    const all = this.#phones.flatMap(({ phone, owners }) =>
      owners.map(({ id }) => phone.listWaiting(id)),
    );
    return (await Promise.all(all)).flat();
  }

  #pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.#random() * list.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  }
}

type Owned = { phone: Phone; owners: Member[]; at: number };

function isNetworkCondition(fault: Fault): fault is Fault & NetworkCondition {
  return NETWORK_FAULTS.has(fault);
}
const NETWORK_FAULTS = new Set<string>([
  'cut',
  'mute',
  'reset',
  'server-down',
  'portal',
  'portal-redirect',
  'lie-fi',
]);
