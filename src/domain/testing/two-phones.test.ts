import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CookbookChanges } from '#contract/cookbook/schema.ts';
import { NO_VERSION } from '#contract/cookbook/sending.ts';
import { isThorough } from '#contract/testing/effort.ts';
import type { CommandOf } from '#contract/writes.ts';
import { toCurrentBase } from '#domain/cookbook/changes.ts';
import { toConflict } from '#domain/cookbook/conflict.ts';
import { overlayCookbook } from '#domain/overlay/cookbook.ts';
import { listPendingWrites } from '#domain/overlay/pending.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import { mergeCookbook } from '#offline/cookbook/cookbook-store.ts';
import { discard } from '#offline/outbox/decide.ts';
import { drain } from '#offline/outbox/drain.ts';
import { enqueue } from '#offline/outbox/enqueue.ts';
import { readReceipts } from '#offline/outbox/receipts.ts';
import { readRows } from '#offline/outbox/rows.ts';
import { Phone } from './phone.ts';
import { FAULTS, type Fault } from './scenario.ts';
import { ServerModel } from './server-model.ts';

type Command = CommandOf<'cookbook.create' | 'cookbook.update' | 'cookbook.delete'>;

/** Texts of all phones. */
class Texts {
  /** Every text that was typed. */
  readonly typed = new Set<string>();
  /** Texts that a member has seen when they replaced or gave up them. */
  readonly givenUp = new Set<string>();

  next(): string {
    const text = `text ${this.typed.size}.`;
    this.typed.add(text);
    return text;
  }
}

const toFields = (title: string) => ({
  title,
  subtitle: '',
  cuisine: '',
  tags: [],
  servings: 4,
  prepTime: '',
  cookTime: '',
  difficulty: '',
  spiceLevel: '',
  ingredients: ['2 eggs'],
  instructions: ['Mix.'],
  notes: '',
  images: [],
});

/** One of two phones of a member. */
class Cook {
  readonly phone: Phone;
  readonly #texts: Texts;
  readonly #name: string;
  #count = 0;
  #copy: { value: CookbookChanges; askedAt: number } | undefined;

  constructor(phone: Phone, texts: Texts, name: string) {
    this.phone = phone;
    this.#texts = texts;
    this.#name = name;
  }

  fetch(): void {
    const known = this.#copy?.value;
    const askedAt = this.phone.now();
    const cookbook = this.phone.server.toCookbook(this.phone.user);
    const changes = cookbook.toChanges(Number(known?.cursor ?? 0));
    this.#copy = { value: known ? mergeCookbook(known, changes) : changes, askedAt };
  }

  async look(): Promise<readonly CookbookView[]> {
    const { user, db, clock } = this.phone;
    const writes = { rows: await readRows(db, user), receipts: await readReceipts(db, user) };
    const pending = listPendingWrites(writes, this.#copy?.askedAt ?? 0, clock);
    const views = (this.#copy?.value.recipes ?? []).map((recipe) => ({ recipe }));
    return overlayCookbook(views, pending, { id: user, name: user });
  }

  async create(title = this.#texts.next()): Promise<void> {
    this.#count += 1;
    const recipeId = `${this.#name}-${this.#count}`;
    await this.#write({ op: 'cookbook.create', recipeId, recipe: toFields(title) });
  }

  /** Edits a recipe. If there is a question about it, the member answers that first. */
  async edit(n: number): Promise<void> {
    const view = await this.#pick(n);
    if (!view || (await this.#answer(view, n))) return;
    const { _id: recipeId, title, version } = view.recipe;
    this.#texts.givenUp.add(title);
    const baseVersion = await this.#toBase(recipeId, version);
    const recipe = toFields(this.#texts.next());
    await this.#write({ op: 'cookbook.update', recipeId, recipe, baseVersion });
  }

  async remove(n: number): Promise<void> {
    const view = await this.#pick(n);
    if (!view || (await this.#answer(view, n))) return;
    const { _id: recipeId, title, version } = view.recipe;
    this.#texts.givenUp.add(title);
    const baseVersion = await this.#toBase(recipeId, version);
    await this.#write({ op: 'cookbook.delete', recipeId, title, baseVersion });
    const refused = (await readRows(this.phone.db, this.phone.user)).find(
      ({ command, state }) => command.op === 'cookbook.delete' && state === 'failed',
    );
    if (refused) await discard(this.phone.own, refused);
  }

  /** Answers every question. */
  async answerAll(n: number): Promise<void> {
    for (const view of await this.look()) await this.#answer(view, n);
  }

  async #answer(view: CookbookView, n: number): Promise<boolean> {
    const conflict = toConflict(view);
    const { own } = this.phone;
    if (conflict) {
      const { recipeId, mine, theirs, delivery } = conflict;
      const keep = n % 3;
      if (keep === 0) {
        this.#texts.givenUp.add(theirs.title);
        const baseVersion = theirs.version;
        await this.#write({ op: 'cookbook.update', recipeId, recipe: mine, baseVersion });
      } else {
        if (keep === 1) this.#texts.givenUp.add(mine.title);
        else await this.create(mine.title);
        for (const row of await readRows(own, this.phone.user)) {
          const { command } = row;
          if (command.op === 'cookbook.update' && command.recipeId === recipeId) {
            await discard(own, row);
          }
        }
        await discard(own, delivery);
      }
      return true;
    }
    if (view.delivery?.state !== 'failed') return false;
    await this.create(view.recipe.title);
    await discard(own, view.delivery);
    return true;
  }

  async send(faults: readonly Fault[], crashAt: number): Promise<void> {
    const { phone } = this;
    phone.faults = [...faults];
    await phone.run(crashAt, () => drain(phone.toEngine()));
    phone.faults = [];
  }

  async #pick(n: number): Promise<CookbookView | undefined> {
    const views = await this.look();
    return views[n % Math.max(1, views.length)];
  }

  async #toBase(recipeId: string, version: string): Promise<string> {
    return toCurrentBase(await readReceipts(this.phone.db, this.phone.user), recipeId, version);
  }

  async #write(command: Command): Promise<void> {
    const { user: userId, own, now } = this.phone;
    const answer = await enqueue(own, { userId, command }, { now: now() });
    if (answer !== 'waiting') throw new Error(`Not stored: ${answer}`);
  }
}

const who = fc.nat({ max: 1 });
const n = fc.nat({ max: 5 });
/** A mismatch of a key and a proxy that refuses lose a write on purpose. */
const faults = FAULTS.filter((fault) => !['mismatch', 'taken', '403'].includes(fault));
const act = <Name extends string>(weight: number, name: Name) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), who, n }),
});
const action = fc.oneof(
  act(2, 'create'),
  act(6, 'edit'),
  act(1, 'remove'),
  act(4, 'fetch'),
  act(1, 'answer'),
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      who,
      n,
      faults: fc.array(fc.oneof(fc.constant('ok' as const), fc.constantFrom(...faults)), {
        maxLength: 3,
      }),
      crashAt: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 40 })),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

function live(cook: Cook, one: Action): Promise<void> | void {
  switch (one.do) {
    case 'create':
      return cook.create();
    case 'edit':
      return cook.edit(one.n);
    case 'remove':
      return cook.remove(one.n);
    case 'fetch':
      return cook.fetch();
    case 'answer':
      return cook.answerAll(one.n);
    default:
      return cook.send(one.faults, one.crashAt);
  }
}

/** Phone two fetches the edit of phone one while its own edit waits, and then edits again. */
const EDITED_TWICE: Action[] = [
  { do: 'edit', who: 0, n: 0 },
  { do: 'edit', who: 1, n: 0 },
  { do: 'send', who: 0, n: 0, faults: [], crashAt: 0 },
  { do: 'fetch', who: 1, n: 0 },
  { do: 'edit', who: 1, n: 0 },
];

async function rest(cooks: readonly Cook[], server: ServerModel): Promise<void> {
  for (let pass = 0; pass < 6; pass += 1) {
    for (const cook of cooks) {
      cook.phone.pass(2 * 60 * 60 * 1000);
      await cook.phone.signIn('ana');
      await cook.send([], 0);
      cook.fetch();
      await cook.answerAll(pass);
      const rows = await readRows(cook.phone.db, 'ana');
      for (const row of rows) {
        const isDeletion = row.command.op === 'cookbook.delete';
        if (isDeletion && row.state === 'failed') await discard(cook.phone.own, row);
      }
    }
  }
  server.clock += 1;
  for (const cook of cooks) cook.fetch();
}

async function play(life: readonly Action[]): Promise<number> {
  const server = new ServerModel();
  const texts = new Texts();
  const cooks = [
    new Cook(await Phone.open('ana', server), texts, 'one'),
    new Cook(await Phone.open('ana', server), texts, 'two'),
  ];
  try {
    await cooks[0]?.create();
    await cooks[0]?.send([], 0);
    for (const cook of cooks) cook.fetch();
    for (const one of life) {
      server.clock += 1_000;
      const cook = cooks[one.who];
      if (cook) await live(cook, one);
    }
    await rest(cooks, server);
    const shown = await Promise.all(
      cooks.map(async (cook) => (await cook.look()).map(({ recipe }) => recipe.title).toSorted()),
    );
    expect(shown[0]).toEqual(shown[1]);
    const lost = [...texts.typed].filter(
      (text) => !texts.givenUp.has(text) && !shown[0]?.includes(text),
    );
    expect(lost).toEqual([]);
    return server.applied.length;
  } finally {
    for (const { phone } of cooks) phone.close();
  }
}

test('[T-cookbook-6] two phones edit the same recipe offline and lose no text', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 4, maxLength: 20, size: 'max' }),
      async (life) => {
        sent += await play(life);
      },
    ),
    { numRuns: isThorough ? 400 : 60, examples: [[EDITED_TWICE]] },
  );
  expect(sent).toBeGreaterThan(100);
});

test('a conflict offers both texts, and both can become recipes', async () => {
  const server = new ServerModel();
  const texts = new Texts();
  const [one, two] = [
    new Cook(await Phone.open('ana', server), texts, 'one'),
    new Cook(await Phone.open('ana', server), texts, 'two'),
  ];
  await one.create();
  await one.send([], 0);
  for (const cook of [one, two]) cook.fetch();
  await one.edit(0);
  await two.edit(0);
  await one.send([], 0);
  await two.send([], 0);
  const [view] = await two.look();
  if (!view) throw new Error('The recipe is not shown');
  expect(toConflict(view)).toMatchObject({
    mine: { title: 'text 2.' },
    theirs: { title: 'text 1.' },
  });
  await two.answerAll(2);
  await two.send([], 0);
  const titles = [...server.toCookbook('ana').recipes.values()].map(({ text }) => text.title);
  expect(titles.toSorted()).toEqual(['text 1.', 'text 2.']);
  for (const { phone } of [one, two]) phone.close();
});

test('an edit that was sent while the member typed is the base of the next one', () => {
  const recipe = toFields('Pancakes');
  const recipeId = 'r';
  const receipts = [
    { command: { op: 'cookbook.create' as const, recipeId, recipe }, version: '"5"' },
    {
      command: { op: 'cookbook.update' as const, recipeId, recipe, baseVersion: '5' },
      version: '"8"',
    },
  ];
  expect(toCurrentBase(receipts, recipeId, NO_VERSION)).toBe('8');
  expect(toCurrentBase(receipts, recipeId, '5')).toBe('8');
  expect(toCurrentBase(receipts, recipeId, '7')).toBe('7');
  expect(toCurrentBase(receipts, 'other', '5')).toBe('5');
});
