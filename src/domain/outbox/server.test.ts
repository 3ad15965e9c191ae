import { array, assert, asyncProperty, boolean, constantFrom, oneof, record } from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { isThorough } from '#contract/testing/effort.ts';
import type { Command } from '#contract/writes.ts';
import type { Device } from '#offline/device/database.ts';
import { drain } from '#offline/outbox/drain.ts';
import { type Engine, toEngine } from '#offline/outbox/engine.ts';
import { enqueue } from '#offline/outbox/enqueue.ts';
import { closeOutbox, openOutbox, signIn } from '#offline/outbox/testing/open-outbox.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signIn as signInAgain, signUp } from '#server/testing/sign-up.ts';

/**
 * `lost`: the server applies the write but its response is lost. `cut`: half of the response arrives. `never`: the
 * request does not arrive.
 */
const FAULTS = ['ok', 'lost', 'cut', 'never', '401', '429', '503'] as const;
type Fault = (typeof FAULTS)[number];
const REFUSALS: Partial<Record<Fault, ResponseInit>> = {
  '401': { status: 401 },
  '429': { status: 429, headers: { 'retry-after': '600' } },
  '503': { status: 503 },
};
const HOURS = 60 * 60 * 1000;

/** `npm run test:all` uses a new seed each time. The title shows it, so that a failure can be repeated. */
const seed = Number(process.env['OUTBOX_SEED'] ?? (isThorough ? Date.now() % 2 ** 31 : 7));
const RUNS = 40;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ isShared: false, rateLimit: 'off' });
  // Triggers record the actual changes.
  await server.pool.query(`
    create table effects (n bigserial, user_id uuid, what text);
    create function note_kept() returns trigger language plpgsql as $$ begin
      insert into effects (user_id, what) select coalesce(new.user_id, old.user_id),
        coalesce(new.list, old.list) || ' ' || coalesce(new.recipe_name, old.recipe_name) || ' ' || lower(tg_op);
      return null; end $$;
    create trigger note_kept after insert or delete on kept_recipes for each row execute function note_kept();
    create function note_bio() returns trigger language plpgsql as $$ begin
      insert into effects (user_id, what) values (new.id, 'bio ' || new.bio);
      return null; end $$;
    create trigger note_bio after update of bio on users for each row execute function note_bio();`);
});
afterAll(() => server.close());

interface Write {
  what: 'favorite' | 'saved' | 'bio';
  dish: string;
  on: boolean;
}
interface Pass {
  faults: Fault[];
  areTwins: boolean;
}
const writes = record<Write>({
  what: constantFrom('favorite', 'saved', 'bio'),
  dish: constantFrom('Dal', 'Pho'),
  on: boolean(),
});
const passes = record<Pass>({
  faults: array(constantFrom(...FAULTS), { maxLength: 5 }),
  areTwins: boolean(),
});

function toCommand({ what, dish, on }: Write, n: number): Command {
  if (what === 'bio') return { op: 'profile.update', changes: { bio: `bio ${n}` } };
  return { op: what === 'saved' ? 'saved.set' : 'favorite.set', recipeName: dish, on };
}

/** A member's phone on a bad network with the real server. */
class Phone {
  readonly db: Device;
  readonly #cook: Cook;
  #clock = Date.now();
  readonly accepted = new Map<string, string>();

  constructor(db: Device, cook: Cook) {
    this.db = db;
    this.#cook = cook;
  }

  /** Resolves to true if nothing is left to send. */
  async send({ faults, areTwins }: Pass): Promise<boolean> {
    this.#clock += 2 * HOURS;
    const engine = this.#toEngine([...faults]);
    const ends = await Promise.all([drain(engine), ...(areTwins ? [drain(engine)] : [])]);
    if (ends.some(({ kind }) => kind === 'paused')) await this.signIn();
    return ends.every(({ kind }) => kind === 'empty');
  }

  async signIn(): Promise<void> {
    const { token } = await signInAgain(server.app, this.#cook.email);
    await signIn(this.db, this.#cook.user.id, token);
  }

  #toEngine(faults: Fault[]): Engine {
    return {
      ...toEngine(this.db),
      now: () => this.#clock,
      fetch: async (address, init) => {
        const fault = faults.shift() ?? 'ok';
        const refusal = REFUSALS[fault];
        if (refusal) return toOwnAnswer({ error: 'No' }, refusal, init);
        if (fault === 'never') throw new TypeError('Failed to fetch');
        const answer = await server.fetch(address, init);
        if (answer.ok) this.#note(address, init);
        if (fault === 'lost') throw new TypeError('Failed to fetch');
        if (fault === 'cut') return new Response((await answer.text()).slice(0, 9), answer);
        return answer;
      },
    };
  }

  #note(address: string, init: RequestInit): void {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const body = typeof init.body === 'string' ? init.body : '';
    if (!this.accepted.has(key)) this.accepted.set(key, `${init.method} ${address} ${body}`);
  }
}

/** Plays the events, then sends on a good network until nothing waits, and compares the server's state. */
async function live(events: readonly (Write | Pass)[]): Promise<void> {
  const cook = await signUp(server.app);
  const phone = new Phone(await openOutbox(), cook);
  const wished = {
    favorite: new Map<string, boolean>(),
    saved: new Map<string, boolean>(),
    bio: '',
  };
  try {
    await phone.signIn();
    for (const [n, event] of events.entries()) {
      if ('faults' in event) {
        await phone.send(event);
        continue;
      }
      const command = toCommand(event, n);
      expect(await enqueue(phone.db, { userId: cook.user.id, command })).toBe('waiting');
      if (event.what === 'bio') wished.bio = `bio ${n}`;
      else wished[event.what].set(event.dish, event.on);
    }
    let isDone = false;
    for (let left = 10; left > 0 && !isDone; left -= 1) {
      isDone = await phone.send({ faults: [], areTwins: false });
    }
    expect(await phone.db.outbox.count()).toBe(0);
  } finally {
    closeOutbox(phone.db);
  }
  await expectWishes(cook, wished);
  await expectOnce(cook, [...phone.accepted.values()]);
}

function toNames(wishes: Map<string, boolean>): string[] {
  return [...wishes].flatMap(([name, on]) => (on ? [name] : [])).toSorted();
}

type Wished = Record<'favorite' | 'saved', Map<string, boolean>> & { bio: string };

async function expectWishes(cook: Cook, { favorite, saved, bio }: Wished): Promise<void> {
  const { user } = v.parse(CurrentUserAnswer, (await cook.ask('GET', '/auth/profile')).json());
  expect(user.favorites.toSorted()).toEqual(toNames(favorite));
  expect(user.savedRecipes.toSorted()).toEqual(toNames(saved));
  expect(user.bio).toBe(bio);
}

/** Expects one effect per key: no database change is duplicated or missing. */
async function expectOnce(cook: Cook, accepted: readonly string[]): Promise<void> {
  const { rows } = await server.pool.query<{ what: string }>(
    'select what from effects where user_id = $1',
    [cook.user.id],
  );
  const bios = accepted.flatMap((line) => /"bio":"(bio \d+)"/.exec(line)?.[1] ?? []);
  const savedBios = rows.map(({ what }) => what).filter((what) => what.startsWith('bio '));
  // All bios have distinct texts.
  const wanted = [...new Set(bios)].map((bio) => `bio ${bio}`);
  expect(savedBios.toSorted()).toEqual(wanted.toSorted());
  // Adding a name that a list has, or removing one that it lacks, changes nothing.
  const kept = rows.length - savedBios.length;
  expect(kept).toBeLessThanOrEqual(accepted.length - bios.length);
  const keys = await server.pool.query('select 1 from idempotency where user_id = $1', [
    cook.user.id,
  ]);
  expect(keys.rowCount).toBe(accepted.length);
}

test(`[T-outbox-18] each write arrives once at the real server on the worst of networks: OUTBOX_SEED=${seed}`, {
  timeout: 120_000,
}, async () => {
  const lives = array(oneof(writes, passes), { minLength: 3, maxLength: 14 });
  await assert(asyncProperty(lives, live), { numRuns: RUNS, seed });
  const { rows } = await server.pool.query('select 1 from effects');
  expect(rows.length).toBeGreaterThan(0);
});
