import type * as v from 'valibot';

/**
 * Who may call an endpoint. Everything beyond `anyone` reads the bearer token, and a dead token is always a 401.
 * - `anyone`: no token is read, and the answer is the same for all;
 * - `visitor-or-member`: without a token one is a visitor; the answer may depend on who asks;
 * - `member`: a live token is needed, else 401;
 * - `moderator`: a member who looks after the community, else 403;
 * - `author`: a member who made the thing that the path names, else 403;
 * - `comment-or-post-author`: a member who wrote the comment or the post it stands under, else 403.
 */
export type Access = 'anyone' | 'visitor-or-member' | 'member' | 'moderator' | OwnerAccess;

/** Who may is known only once the thing that the path names has been found. */
export type OwnerAccess = 'author' | 'comment-or-post-author';

/**
 * Rate limits that count single endpoints; `server/limits` has their figures. Besides these, every write is counted by
 * address and by member.
 */
export type LimitName =
  | 'registrations'
  | 'failed-sign-ins'
  | 'asked-mails'
  | 'used-links'
  | 'follows'
  | 'searches'
  | 'uploads'
  | 'posts'
  | 'comments'
  | 'likes'
  | 'tips'
  | 'blocks'
  | 'reports'
  | 'exports'
  | 'push-subscriptions'
  | 'push-timers'
  | 'browser-faults';

/** A multipart form with one file in this field. */
export interface MultipartBody {
  kind: 'multipart';
  field: string;
}

/** One endpoint of the API: everything page, worker, server and tests must agree on. Plain data. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with `:params`. */
  path: `/${string}`;
  access: Access;
  limit: LimitName | null;
  /** Null where no body is read. */
  body: v.GenericSchema | MultipartBody | null;
  /** The most bytes of a JSON body; `BODY_MAX` where it is not there. */
  bodyMax?: number | undefined;
  /** Reads the query string, of which each name counts once. Null where none is read. */
  query: v.GenericSchema | null;
  response: v.GenericSchema;
  /** With these statuses the answer is a `response`; any other error is a `Problem`. */
  statuses: readonly number[];
  /** A suspended member may call it: what concerns their own data. */
  whileSuspended?: true | undefined;
  /** True for a write that takes an `Idempotency-Key`. */
  writes: boolean;
}

/** Keeps the literal types of one endpoint. Pure, so a bundler drops the endpoints that a page does not call. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** The same endpoint but for these fields; unlike a spread it leaves nothing behind in a bundle that does not use it. */
// @__NO_SIDE_EFFECTS__
export function defineVariant<const E extends Endpoint, const C extends Partial<Endpoint>>(
  endpoint: E,
  changes: C,
): Omit<E, keyof C> & C {
  return { ...endpoint, ...changes };
}

/** '/posts/:postId/comments/:commentId' -> 'postId' | 'commentId' */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamName<More>
    : Rest
  : never;

export type PathParams<E extends Pick<Endpoint, 'path'>> = Record<ParamName<E['path']>, string>;

type GivenParams<E extends Pick<Endpoint, 'path'>> = [ParamName<E['path']>] extends [never]
  ? []
  : [params: PathParams<E>];

/** The path of one call below /api: each param is encoded, so none can add a segment. */
export function toPath<E extends Pick<Endpoint, 'path'>>(
  endpoint: E,
  ...params: GivenParams<E>
): string {
  return fillPath(endpoint.path, params[0] ?? {});
}

/** The same for a pattern whose params are not known to the compiler. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  const values = new Map(Object.entries(params));
  return pattern.replace(/:(\w+)/g, (_param, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
}

/** What a caller gives: params and body where the endpoint has them, and a query where it likes. */
export type CallValues<E extends Endpoint> = ([ParamName<E['path']>] extends [never]
  ? object
  : { params: PathParams<E> }) &
  (E['query'] extends v.GenericSchema ? { query?: v.InferInput<E['query']> } : object) &
  (E['body'] extends v.GenericSchema ? { body: v.InferInput<E['body']> } : object);

export function toCallPath<E extends Endpoint>(endpoint: E, values: CallValues<E>): string {
  // Untyped in between: TypeScript cannot relate these to the values of one endpoint.
  const { params = {}, query = {} }: LooseValues = Object(values);
  return withQuery(fillPath(endpoint.path, params), query);
}

interface LooseValues {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
}

export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;

/** '/posts' and `{ q: 'soup', cursor: undefined }` -> '/posts?q=soup'; names keep their order. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
