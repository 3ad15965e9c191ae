import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitName } from '#contract/platform/endpoint.ts';
import { Problem } from '#server/platform/problem.ts';
import * as accountTexts from '#texts/account.ts';
import type { Count, Counters } from './counters.ts';
import { toNetworks } from './networks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Contract: 60 accounts an hour from one address. */
const REGISTER_LIMIT = { max: 60, timeWindow: HOUR };
/** Mails that one network address may request, for example of an office. Further requests get a 429. */
const MAILS_PER_ADDRESS = { max: 20, timeWindow: HOUR };
export const MAILS_PER_ACCOUNT = { max: 5, windowMs: HOUR };
/** Links that one address may open. A token cannot be guessed, but each new password has to be hashed. */
const LINKS_PER_ADDRESS = { max: 60, timeWindow: HOUR };
/**
 * All attempts from an address, counted before the body is read. Sign-ins, password changes and account deletions are
 * counted separately. The limit is high, because all users behind an undeclared proxy share one address.
 */
const SIGN_IN_ATTEMPTS = { max: 1200, timeWindow: 15 * MINUTE };
/** Contract: failures for one account from one address. */
export const SIGN_IN_FAILURES = { max: 20, windowMs: 15 * MINUTE };
/** A phone that was offline for a week sends 200 writes, and all phones of an office share one address. */
const WRITES_PER_ADDRESS = { max: 3000, timeWindow: MINUTE };
export const WRITES_PER_USER = { max: 600, windowMs: MINUTE };
export const SEARCHES_PER_USER = { max: 120, windowMs: MINUTE };
const SEARCHES_PER_ADDRESS = { max: 600, windowMs: MINUTE };
export const UPLOADS_PER_USER = { max: 200, windowMs: HOUR };

/** A browser sends its subscription at each start, also for visitors. */
const PUSH_SUBSCRIPTIONS = { max: 600, timeWindow: HOUR };
/** New browsers per address. A whole office may start on the same day. */
export const NEW_PUSH_BROWSERS_PER_ADDRESS = { max: 60, windowMs: HOUR };
/** New browsers per push service, except those of browser vendors. */
export const NEW_PUSH_BROWSERS_PER_SITE = { max: 120, windowMs: HOUR };
const PUSHED_TIMERS = { max: 600, timeWindow: MINUTE };
/** Timer calls per browser. Each start, pause and added minute is a call. */
export const PUSHED_TIMERS_PER_BROWSER = { max: 120, windowMs: MINUTE };

/** A page sends at most five; more would only fill the log. */
const BROWSER_FAULTS = { max: 30, timeWindow: MINUTE };

/** Calls per member. The limits allow a week of offline writes. */
export const CALLS_PER_USER: Record<LimitName, Limit | null> = {
  follows: { max: 600, windowMs: HOUR },
  uploads: UPLOADS_PER_USER,
  posts: { max: 240, windowMs: HOUR },
  comments: { max: 240, windowMs: MINUTE },
  likes: { max: 300, windowMs: MINUTE },
  tips: { max: 60, windowMs: MINUTE },
  lists: { max: 300, windowMs: MINUTE },
  cookbook: { max: 300, windowMs: MINUTE },
  // The server may fetch a page for each.
  imports: { max: 60, windowMs: HOUR },
  blocks: { max: 600, windowMs: HOUR },
  reports: { max: 120, windowMs: HOUR },
  exports: { max: 6, windowMs: HOUR },
  'asked-mails': MAILS_PER_ACCOUNT,
  'used-links': null,
  registrations: null,
  'failed-sign-ins': null,
  searches: null,
  'push-subscriptions': null,
  'push-timers': null,
  'browser-faults': null,
};

/** Limits on the first day of an account, when spam is likely. They are still higher than normal use. */
const CALLS_PER_NEW_USER: Partial<Record<LimitName, Limit>> = {
  posts: { max: 60, windowMs: HOUR },
  comments: { max: 240, windowMs: HOUR },
  tips: { max: 60, windowMs: HOUR },
};
const NEW_FOR_MS = 24 * HOUR;

/** Limits per address and route that differ from `WRITES_PER_ADDRESS`. */
export const CALLS_PER_ADDRESS: Partial<Record<LimitName, typeof REGISTER_LIMIT>> = {
  registrations: REGISTER_LIMIT,
  'failed-sign-ins': SIGN_IN_ATTEMPTS,
  'asked-mails': MAILS_PER_ADDRESS,
  'used-links': LINKS_PER_ADDRESS,
  'push-subscriptions': PUSH_SUBSCRIPTIONS,
  'push-timers': PUSHED_TIMERS,
  'browser-faults': BROWSER_FAULTS,
};

export const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export interface Limit {
  max: number;
  windowMs: number;
}

/** Undefined if limits are off. */
export type Limiter = Counters | undefined;

/** Limits writes per address. A route can override the limit in `config.rateLimit`. */
export async function limitByAddress(api: FastifyInstance, counters: Counters): Promise<void> {
  api.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    if (!methods.some((method) => WRITES.has(method))) return;
    route.config = { rateLimit: WRITES_PER_ADDRESS, ...route.config };
  });
  await api.register(fastifyRateLimit, {
    global: false,
    store: toStore(counters),
    keyGenerator: ({ ip }) => ip,
    errorResponseBuilder: (_request, { ttl }) => createTooMany(accountTexts.tooManyRequests, ttl),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
}

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

/** Counts a call. Throws a 429 beyond `max`. */
export async function countOne(
  limiter: Limiter,
  key: string,
  { max, windowMs }: Limit,
  text: string = accountTexts.tooManyRequests,
): Promise<void> {
  const counted = await limiter?.add(key, windowMs);
  if (counted && counted.count > max) throw createTooMany(text, counted.left);
}

/** Counts a call of the address and its wider networks. Throws a 429 if one of them exceeds its allowance. */
export async function countFrom(
  limiter: Limiter,
  { ip }: FastifyRequest,
  what: string,
  { max, windowMs }: Limit,
  text: string = accountTexts.tooManyRequests,
): Promise<void> {
  if (!limiter) return;
  const { count, left } = await countNetworks(limiter, what, ip, windowMs, max);
  if (count > max) throw createTooMany(text, left);
}

/**
 * Counts a call and returns the count of the network that is nearest to its limit, scaled to an allowance of `max`.
 * Calls that exceed the allowance of a narrow network are not counted for the wider ones, so one caller cannot use up
 * the allowance of the neighbours.
 */
async function countNetworks(
  counters: Counters,
  what: string,
  ip: string,
  windowMs: number,
  max: number,
): Promise<Count> {
  let most: Count = { count: 0, left: 0 };
  for (const { name, share } of toNetworks(ip)) {
    const { count, left } = await counters.add(`${what} from ${name}`, windowMs);
    const shared = Math.ceil(count / share);
    if (shared > most.count) most = { count: shared, left };
    if (shared > max) break;
  }
  return most;
}

export async function countCall(
  limiter: Limiter,
  name: LimitName | null,
  userId: string,
): Promise<void> {
  if (name === null || limiter === undefined) return;
  const stricter = isNewUser(userId) ? CALLS_PER_NEW_USER[name] : undefined;
  if (stricter) return countOne(limiter, `${name} of a new ${userId}`, stricter);
  const limit = CALLS_PER_USER[name];
  if (limit !== null) await countOne(limiter, `${name} ${userId}`, limit);
}

/**
 * The first 48 bits of a UUIDv7 are milliseconds since 1970 (RFC 9562), so a member id contains the time of
 * registration.
 */
function isNewUser(userId: string): boolean {
  const bornAt = userId[14] === '7' ? Number.parseInt(userId.replace('-', '').slice(0, 12), 16) : 0;
  return Date.now() - bornAt < NEW_FOR_MS;
}

/** Searches for people and for posts share one limit. */
export function countSearch(
  limiter: Limiter,
  request: FastifyRequest,
  viewerId: string | undefined,
): Promise<void> {
  return viewerId === undefined
    ? countFrom(limiter, request, 'searches', SEARCHES_PER_ADDRESS)
    : countOne(limiter, `searches of ${viewerId}`, SEARCHES_PER_USER);
}

/**
 * Throws a 429 if the address of the request or a wider network has reached its allowance. It does not count the
 * call.
 */
export async function refuseFrom(
  limiter: Limiter,
  { ip }: FastifyRequest,
  what: string,
  { max }: Limit,
  text: string,
): Promise<void> {
  if (!limiter) return;
  for (const { name, share } of toNetworks(ip)) {
    const { count, left } = await limiter.look(`${what} from ${name}`);
    if (count >= max * share) throw createTooMany(text, left);
  }
}

function createTooMany(text: string, left: number): Problem {
  return new Problem(429, text, { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
}

type Report = (error: Error | null, result?: { current: number; ttl: number }) => void;

function toStore(counters: Counters) {
  return class Store {
    readonly #route: string;

    constructor(options: object) {
      this.#route = toRouteUrl(options);
    }

    incr(ip: string, report: Report, timeWindow: number, max: number): void {
      countNetworks(counters, `calls of ${this.#route}`, ip, timeWindow, max).then(
        ({ count, left }) => report(null, { current: count, ttl: left }),
        (error: unknown) => report(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
}

function toRouteUrl(options: object): string {
  const { routeInfo }: { routeInfo?: { url?: string } } = options;
  return routeInfo?.url ?? '';
}
