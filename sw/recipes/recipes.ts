import type { DeviceMessage } from '#contract/device/stored-copy.ts';
import { type CachedCopy, toNetworkAnswer } from '#offline/network/answer.ts';
import {
  type Exchange,
  networkFirst,
  type Ports,
  type Reply,
  type Resource,
  revalidate,
} from '#offline/network/network-first.ts';
import { toMissResponse, toResponse } from './answers.ts';
import type { LateAnswers } from './late-answers.ts';
import { type Fetch, fetchJsonText, type JsonText } from './network.ts';
import type { RecipeAddress } from './recipe-addresses.ts';

/** The dependencies of the handlers; tests replace them. */
export interface WorkerPorts extends Ports {
  fetch: Fetch;
  /** Notifies pages that stored data has changed. */
  announce: (message: DeviceMessage) => void;
  late: LateAnswers;
}

const unchanged = Promise.resolve(false);

/** Responds to a page: network first, or with a late response that the page was notified of. */
export async function answerRecipes(address: RecipeAddress, ports: WorkerPorts): Promise<Response> {
  const late = ports.late.find(toKey(address), ports.clock.now());
  if (late) return toResponse(late);
  const result = await networkFirst(toResource(address, ports), ports);
  return 'answer' in result ? toResponse(result.answer) : result.failure;
}

/** Revalidates a copy and stores a new response, without a requesting page. */
export function refreshRecipes(address: RecipeAddress, ports: WorkerPorts): Promise<void> {
  return revalidate(toResource(address, ports), ports);
}

function toResource(address: RecipeAddress, ports: WorkerPorts): Resource<JsonText, Response> {
  const { clock, late, announce, fetch, keepAlive } = ports;
  return {
    isCopyFirst: address.isCopyFirst ?? false,
    isOptional: address.isOptional ?? false,
    findCopy: async () => {
      const held = await address.findCopy();
      return held && { etag: held.etag, read: async () => toJsonCopy(await held.read()) };
    },
    readParts: async () => toJsonCopy(await address.readParts()),
    fetch: async (finding, signal) => {
      const etag = (await finding)?.etag ?? null;
      const options = { etag, fetchedAt: clock.now(), signal };
      return address.fetch?.(fetch, options) ?? fetchJsonText(fetch, address.address, options);
    },
    save: async (reply) => {
      const exchange = await save(address, reply, clock.now());
      keepAlive(markOpened(exchange, address, ports));
      return exchange;
    },
    toTimeout: toMissResponse,
    onLateAnswer: (answer, isChanged) => {
      if (answer) late.keep(toKey(address), answer, clock.now());
      announce({ ...address.subject, isChanged });
    },
  };
}

function toJsonCopy(copy: CachedCopy<unknown> | undefined): CachedCopy<JsonText> | undefined {
  return copy && { ...copy, value: { text: JSON.stringify(copy.value) } };
}

function toKey({ subject }: RecipeAddress): string {
  return subject.kind === 'list-updated' ? subject.url : subject.kind + subject.id;
}

async function save(
  address: RecipeAddress,
  reply: Reply<JsonText, Response>,
  now: number,
): Promise<Exchange<JsonText, Response>> {
  switch (reply.kind) {
    case 'fresh': {
      const { value, askedAt } = reply;
      const changed = value.fetched && address.save(value.fetched.body, value.fetched);
      if (changed) return { reply, isCopyKept: false, changed };
      // An unexpected response is never stored, and is returned only if there is nothing better.
      const failure = toResponse(toNetworkAnswer(value, askedAt));
      return { reply: { kind: 'server-error', failure }, isCopyKept: true, changed: unchanged };
    }
    case 'unchanged': {
      const checked = address.saveChecked(reply.askedAt).then(() => false);
      return { reply, isCopyKept: true, changed: checked };
    }
    case 'not-found': {
      const isCopyKept = await address.saveMissing(now);
      return { reply, isCopyKept, changed: Promise.resolve(!isCopyKept) };
    }
    default:
      return { reply, isCopyKept: true, changed: unchanged };
  }
}

/** Marks the resource after it is stored, since a missing recipe cannot be marked. */
async function markOpened(
  { changed }: Exchange<JsonText, Response>,
  address: RecipeAddress,
  { clock }: WorkerPorts,
): Promise<void> {
  await changed;
  await address.saveOpened?.(clock.now());
}
