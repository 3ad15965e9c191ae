import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { OPENED_STAYS_MS } from '#contract/platform/limits.ts';
import { closeDevice, onDevice } from '../device/device.ts';
import { evictCopies } from '../device/write-evicting.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { fillDisk, mendDisk } from '../testing/full-disk.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { finishSession, startSession } from './cooking-session.ts';
import { evict } from './eviction.ts';
import { savePicture } from './picture-store.ts';
import { pinRecipes } from './pins.ts';
import { saveOpened, saveRecipe } from './recipe-store.ts';

afterEach(mendDisk);

/** Long enough for a soak: a test that times out would continue and fill the disk of the following tests. */
const SOAK_MS = 60 * 60_000;

/** Simulates a cook's day. It models the pins separately from the device; `keys` are the stored entries. */
class Day {
  now = 1_000_000_000;
  private wanted = new Map<string, readonly string[]>();
  private opened = new Map<string, number>();
  private cooking = new Map<string, string>();

  isPinned = (key: string): boolean => {
    const id = key.split('/').at(-1)?.split('.')[0] ?? '';
    const openedAt = this.opened.get(id) ?? -OPENED_STAYS_MS;
    const isWanted = [...this.wanted.values()].some((ids) => ids.includes(id));
    return isWanted || this.cooking.has(id) || this.now - openedAt < OPENED_STAYS_MS;
  };

  listKeys = () =>
    onDevice(
      async ({ recipes, pictures, pictureBytes }) => [
        ...(await recipes.toCollection().primaryKeys()),
        ...(await pictures.toCollection().primaryKeys()),
        ...(await pictureBytes.toCollection().primaryKeys()).map((path) => `bytes of ${path}`),
      ],
      ['nothing can be read'],
    );

  async see(dish: string): Promise<void> {
    await saveRecipe(toSampleRecipe(dish), { fetchedAt: this.now, etag: null });
    for (const width of [320, 640]) {
      const picture = { type: 'image/avif', body: new ArrayBuffer(100) };
      await savePicture(`/media/dishes/${dish}.ab12.${width}.avif`, picture, this.now);
    }
  }

  async want(user: string, reason: 'saved' | 'favorite', dishes: string[]): Promise<void> {
    const isPinned = await pinRecipes(user, reason, dishes, this.now);
    if (isPinned) this.wanted.set(`${user} ${reason}`, dishes);
  }

  async open(dish: string): Promise<void> {
    mendDisk();
    await saveOpened(dish, this.now);
    this.opened.set(dish, this.now);
  }

  async cook(dish: string): Promise<void> {
    this.cooking.set(dish, (await startSession(toSampleRecipe(dish), this.now)).id);
  }

  async finish(dish: string): Promise<void> {
    await finishSession(this.cooking.get(dish) ?? '', this.now);
    this.cooking.delete(dish);
  }

  /** Resolves to true if an entry over the budget stayed although it was unpinned. */
  async tidy(count: number, bytes: number): Promise<boolean> {
    const budget = { recipes: { count, bytes: 1e9 }, pictures: { bytes } };
    await onDevice((device) => evict(device, budget, this.now), 0);
    const texts = (await this.listKeys()).filter((key) => !key.includes('/'));
    return texts.length > count && !texts.every(this.isPinned);
  }
}

type Step = (day: Day) => Promise<unknown>;

const dish = fc.constantFrom('basil-rice', 'gumbo', 'ramen', 'shakshuka');
const user = fc.constantFrom('anna', 'ben');
const reason = fc.constantFrom('saved' as const, 'favorite' as const);
const small = fc.integer({ min: 0, max: 3 });
const toStep = (name: string, step: Step) =>
  Object.assign(step, { [fc.toStringMethod]: () => name });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: dish.map((id) => toStep(`see ${id}`, (day) => day.see(id))) },
  dish.map((id) => toStep(`open ${id}`, (day) => day.open(id))),
  dish.map((id) => toStep(`cook ${id}`, (day) => day.cook(id))),
  dish.map((id) => toStep(`finish ${id}`, (day) => day.finish(id))),
  {
    weight: 2,
    arbitrary: fc
      .tuple(user, reason, fc.uniqueArray(dish, { maxLength: 2 }))
      .map(([who, why, ids]) =>
        toStep(`${who} ${why} ${ids.join()}`, (day) => day.want(who, why, ids)),
      ),
  },
  fc
    .tuple(small, small)
    .map(([count, pictures]) =>
      toStep(`tidy to ${count}, ${pictures}`, (day) => day.tidy(count, pictures * 100)),
    ),
  fc
    .tuple(small, fc.boolean())
    .map(([refusals, untilRemoved]) =>
      toStep(`full for ${refusals}`, async () => fillDisk({ refusals, untilRemoved })),
    ),
  fc.constant(toStep('make room', (day) => evictCopies(day.now).then(() => false))),
  fc.constant(toStep('stop', async () => closeDevice())),
  fc.constant(
    toStep('half a day', async (day) => {
      day.now += OPENED_STAYS_MS / 2;
    }),
  ),
);

test(
  '[T-device-5] I11: pinned recipes survive every sequence of viewing, saving, cooking, tidying and full disks',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        mendDisk();
        useFreshDevice();
        const day = new Day();
        for (const take of steps) {
          day.now += 1;
          const before = await day.listKeys();
          const wereBound = new Set(before.filter(day.isPinned));
          const leftTooMuch = await take(day);
          const after = new Set(await day.listKeys());
          const lost = before.filter(
            (key) => wereBound.has(key) && day.isPinned(key) && !after.has(key),
          );
          expect({ lost, leftTooMuch }).not.toMatchObject({ leftTooMuch: true });
          expect(lost).toEqual([]);
        }
      }),
      { numRuns: Number(process.env['PIN_RUNS'] ?? 50) },
    );
  },
  SOAK_MS,
);
