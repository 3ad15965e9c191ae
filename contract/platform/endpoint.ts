import type * as v from 'valibot';

/**
 * The access level of an endpoint. Every level except `anyone` reads the bearer token, and an expired token is always a 401.
 * - `anyone`: reads no token; the response is the same for all;
 * - `visitor-or-member`: a request without a token is a visitor's; the response may depend on the viewer;
 * - `member`: needs a valid token, else 401;
 * - `moderator`: needs a member who is a moderator, else 403;
 * - `author`: needs the member who made the thing in the path, else 403;
 * - `comment-or-post-author`: needs the author of the comment or of its post, else 403.
 */
export type Access = 'anyone' | 'visitor-or-member' | 'member' | 'moderator' | OwnerAccess;

/** Access that can only be decided after the thing in the path has been found. */
export type OwnerAccess = 'author' | 'comment-or-post-author';

/** Rate limits of single endpoints (values in `server/platform/limits`). Every write also counts by address and by member. */
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
  | 'lists'
  | 'cookbook'
  | 'imports'
  | 'blocks'
  | 'reports'
  | 'exports'
  | 'push-subscriptions'
  | 'push-timers'
  | 'browser-faults';

export interface MultipartBody {
  kind: 'multipart';
  field: string;
}

/** The client reads only `method`, `path` and `response`; its build removes the rest (tools/build/client-endpoints.ts). */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: Access;
  limit: LimitName | null;
  body: v.GenericSchema | MultipartBody | null;
  /** Maximum bytes of a JSON body. Default: `BODY_MAX`. */
  bodyMax?: number | undefined;
  /** Schema of the query string, with one value per name. Null if no query is read. */
  query: v.GenericSchema | null;
  response: v.GenericSchema;
  /** Statuses with a `response` as body. Any other error is a `Problem`. */
  statuses: readonly number[];
  /** True if a suspended member may call it, for endpoints about their own data. */
  whileSuspended?: true | undefined;
  /** True for a write that takes an `Idempotency-Key`. */
  writes: boolean;
}

/** Keeps the literal types of an endpoint. Pure, so a bundler drops the endpoints that a page does not call. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Copies an endpoint with changed fields. Unlike a spread, an unused variant leaves nothing in the bundle. */
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

/** Path of a call below /api. Each param is encoded, so no param can add a segment. */
export function toPath<E extends Pick<Endpoint, 'path'>>(
  endpoint: E,
  ...params: GivenParams<E>
): string {
  return fillPath(endpoint.path, params[0] ?? {});
}

/** Like `toPath`, for patterns with params that the compiler does not know. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  const values = new Map(Object.entries(params));
  return pattern.replace(/:(\w+)/g, (_param, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
}

/** Arguments of a call: params and body if the endpoint has them, and an optional query. */
export type CallValues<E extends Endpoint> = ([ParamName<E['path']>] extends [never]
  ? object
  : { params: PathParams<E> }) &
  (E['query'] extends v.GenericSchema ? { query?: v.InferInput<E['query']> } : object) &
  (E['body'] extends v.GenericSchema ? { body: v.InferInput<E['body']> } : object);

export function toCallPath<E extends Endpoint>(endpoint: E, values: CallValues<E>): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate them to one endpoint
  const { params = {}, query = {} } = values as LooseValues;
  return withQuery(fillPath(endpoint.path, params), query);
}

interface LooseValues {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
}

export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;

/** Turns '/posts' and `{ q: 'soup', cursor: undefined }` into '/posts?q=soup'. Names keep their order. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
