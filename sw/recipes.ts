import { NETWORK_WAIT_WITH_COPY_MS } from '../contract/limits.ts';
import { SOURCE_HEADER } from '../contract/stored-copy.ts';
import { type Copy, toCopyAnswer, toMissAnswer, toNetworkAnswer } from './answers.ts';
import { type Arrival, fetchArrival, type World } from './network.ts';
import type { Held, RecipeAddress } from './recipe-addresses.ts';

/** An arrival after it went into the store. */
interface Taken {
  arrival: Arrival;
  /** Whether what the device has stands although the server no longer has it. */
  kept: boolean;
  /** Whether the device's text became another one, once that is stored. */
  changed: Promise<boolean>;
}

const unchanged = Promise.resolve(false);

/**
 * The network where it answers in time, else the device. With a copy the network gets 0.8 s, or nothing while the
 * circuit is open; an answer that comes late is stored all the same and announced, also one that says nothing new.
 */
export async function answerRecipes(address: RecipeAddress, world: World): Promise<Response> {
  const justCame = world.late.find(toKey(address), world.now());
  if (justCame) return toNetworkAnswer(justCame.text, justCame.fetchedAt);
  const trouble = world.circuit.findTrouble(world.now());
  if (address.optional && trouble === 'failed') return toMissAnswer();
  const held = await address.findCopy();
  const taken = fetchAndTake(address, held?.etag ?? null, world);
  world.keep(noteAsked(taken, address, world));

  const hurried = address.copyFirst || trouble !== null;
  if (held && (hurried || (await isSlow(taken, world)))) {
    const copy = await readCopy(address, held);
    if (copy) {
      world.keep(announceLate(taken, address, held, world));
      return toCopyAnswer(copy, hurried ? trouble : 'slow');
    }
  }
  return toResponse(await taken, address, held, world);
}

/** After the answer is stored: a recipe that is not here cannot be marked. */
async function noteAsked(
  taken: Promise<Taken>,
  address: RecipeAddress,
  world: World,
): Promise<void> {
  await (await taken).changed;
  await address.saveAsked?.(world.now());
}

/** Tells the pages that the server answered after all, and keeps the answer for those that ask again. */
async function announceLate(
  taken: Promise<Taken>,
  address: RecipeAddress,
  held: Held,
  world: World,
): Promise<void> {
  const { arrival, kept, changed } = await taken;
  const isChanged = await changed;
  if (arrival.kind === 'fresh' || arrival.kind === 'unchanged') {
    const response = await toResponse({ arrival, kept, changed }, address, held, world);
    // A confirmed copy that is no longer whole had to be asked for once more, and that may have failed.
    if (response.headers.get(SOURCE_HEADER) !== 'network') return;
    const answer = { text: await response.text(), fetchedAt: arrival.fetchedAt };
    world.late.keep(toKey(address), answer, world.now());
  } else if (!isChanged) return;
  world.announce({ ...address.subject, isChanged });
}

function toKey({ subject }: RecipeAddress): string {
  return subject.kind === 'list-updated' ? subject.url : subject.kind + subject.id;
}

/** Asks the server whether the copy still stands and stores what is new, for nobody in particular. */
export async function refreshRecipes(address: RecipeAddress, world: World): Promise<void> {
  const held = await address.findCopy();
  const whole = held && (await held.read()) !== undefined;
  const { changed } = await fetchAndTake(address, whole ? held.etag : null, world);
  if (await changed) world.announce({ ...address.subject, isChanged: true });
}

async function isSlow(taken: Promise<Taken>, world: World): Promise<boolean> {
  const over = new AbortController();
  const slow = await Promise.race([
    taken.then(() => false),
    world.wait(NETWORK_WAIT_WITH_COPY_MS, over.signal).then(() => true),
  ]);
  over.abort();
  if (slow) world.circuit.open(world.now(), 'slow');
  return slow;
}

async function fetchAndTake(
  address: RecipeAddress,
  etag: string | null,
  world: World,
): Promise<Taken> {
  const arrival = await fetchArrival(world, address.address, etag);
  switch (arrival.kind) {
    case 'fresh': {
      const changed = address.save(arrival.body, arrival);
      if (changed) return { arrival, kept: false, changed };
      // Not what was asked for: never stored, and shown only where there is nothing better.
      const response = toNetworkAnswer(arrival.text, arrival.fetchedAt);
      return { arrival: { kind: 'unwell', response }, kept: true, changed: unchanged };
    }
    case 'unchanged':
      return { arrival, kept: true, changed: saveChecked(address, arrival.fetchedAt) };
    case 'gone': {
      const kept = await address.saveGone(world.now());
      return { arrival, kept, changed: Promise.resolve(!kept) };
    }
    default:
      return { arrival, kept: true, changed: unchanged };
  }
}

async function saveChecked(address: RecipeAddress, fetchedAt: number): Promise<boolean> {
  await address.saveChecked(fetchedAt);
  return false;
}

async function toResponse(
  { arrival, kept }: Taken,
  address: RecipeAddress,
  held: Held | undefined,
  world: World,
): Promise<Response> {
  if (arrival.kind === 'fresh') return toNetworkAnswer(arrival.text, arrival.fetchedAt);
  if (arrival.kind === 'refused') return arrival.response;
  if (arrival.kind === 'unchanged') {
    const copy = await held?.read();
    if (copy) return toNetworkAnswer(JSON.stringify(copy.body), arrival.fetchedAt);
    // The list was confirmed but recipes of it are no longer here: only the whole answer helps.
    const again = await fetchAndTake(address, null, world);
    world.keep(again.changed);
    return toResponse(again, address, undefined, world);
  }
  const copy = kept ? await readCopy(address, held) : undefined;
  if (copy && arrival.kind === 'gone') return toCopyAnswer({ ...copy, isGone: true }, null);
  if (copy) return toCopyAnswer(copy, 'failed');
  return arrival.kind === 'unreachable' ? toMissAnswer() : arrival.response;
}

async function readCopy(address: RecipeAddress, held: Held | undefined): Promise<Copy | undefined> {
  return (await held?.read()) ?? address.readParts();
}
