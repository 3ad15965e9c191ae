import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as v from 'valibot';
import { BODY_MAX } from '#contract/platform/body-limits.ts';
import type {
  Access,
  Endpoint,
  OwnerAccess,
  PathParams,
  ResponseOf,
} from '#contract/platform/endpoint.ts';
import { CALLS_PER_ADDRESS, type Limiter } from '#server/platform/limits/limits.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Viewer } from '#server/platform/visibility.ts';
import * as moderationTexts from '#texts/moderation.ts';
import { readBody, readFields } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface Session {
  userId: string;
  tokenHash: Buffer;
  /** True if the responses of this member differ from those of visitors. See `Viewer`. */
  hasPersonalView: boolean;
  isModerator: boolean;
  /** The reason for a suspension, or null. */
  suspendedFor: string | null;
}

/** The part of a request that identifies the caller. The session is looked up once per request. */
export type Caller = Pick<FastifyRequest, 'headers' | 'method'>;

/** Throws a 401 without a valid token, and a 403 if the account is suspended and the endpoint does not allow that. */
export type NeedSession = (
  request: Caller,
  endpoint?: Pick<Endpoint, 'whileSuspended'>,
) => Promise<Session>;

/** Authenticates callers and counts calls. Injected, because only `accounts` knows the tokens. */
export interface Gate {
  needSession: NeedSession;
  /** Returns undefined for a visitor. An invalid token is a 401. */
  findViewer: (request: Caller) => Promise<Session | undefined>;
  limiter: Limiter;
}

type CallerOf<A extends Access> = A extends 'anyone'
  ? object
  : A extends 'visitor-or-member'
    ? Viewer
    : { userId: string; session: Session } & Pick<Viewer, 'personalViewerId'>;

type ValueOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

export type Call<E extends Endpoint> = {
  request: FastifyRequest;
  reply: FastifyReply;
  params: PathParams<E>;
  query: ValueOf<E['query']>;
  body: ValueOf<E['body']>;
} & CallerOf<E['access']>;

type Sent<T> = T | FastifyReply;

/** Returns the response body, or the reply if the response was already sent. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Sent<ResponseOf<E>>>;

export interface RouteOptions extends Pick<RouteShorthandOptions, 'errorHandler'> {
  isLastParamOptional?: boolean;
}

/** An endpoint that is not restricted to an owner. `addOwnWrite` adds the others and checks the owner. */
export type UnownedEndpoint = Endpoint & { access: Exclude<Access, OwnerAccess> };

/**
 * Registers the route of an endpoint. Checks run in this order before the handler: the rate limit of the network
 * address; for writes the caller and their rate limit, before the body is read; the size and shape of the body; for
 * reads the caller; the query; the body.
 */
export function addEndpoint<E extends UnownedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  gate?: Gate,
  { isLastParamOptional = false, ...options }: RouteOptions = {},
): void {
  const { method, path, limit, access } = endpoint;
  const rateLimit = limit === null ? undefined : CALLS_PER_ADDRESS[limit];
  if (access !== 'anyone' && !gate)
    throw new Error(`${path} requires a session, but sessions are not checked here`);
  const lastParam = path.slice(path.lastIndexOf(':') + 1);
  const run = (request: FastifyRequest, reply: FastifyReply, caller: object) => {
    // Without the last param the path is still valid; the handler then gets an empty text.
    const params = isLastParamOptional
      ? Object.assign({ [lastParam]: '' }, request.params)
      : request.params;
    const query = endpoint.query ? readQuery(endpoint.query, request.query) : undefined;
    const body =
      endpoint.body?.kind === 'schema' ? readBody(endpoint.body, request.body) : undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of the endpoint have checked them
    return handler({ request, reply, params, query, body, ...caller } as unknown as Call<E>);
  };
  app.route({
    method,
    url: isLastParamOptional ? `${path}?` : path,
    ...options,
    bodyLimit: endpoint.bodyMax ?? BODY_MAX,
    config: { endpoint, ...(rateLimit && { rateLimit }) },
    handler: (request, reply) =>
      gate && access !== 'anyone'
        ? findCaller(endpoint, request, gate).then((caller) => run(request, reply, caller))
        : run(request, reply, {}),
  });
}

async function findCaller(endpoint: Endpoint, request: FastifyRequest, gate: Gate) {
  const { access } = endpoint;
  if (access === 'anyone') return {};
  if (access === 'visitor-or-member') {
    const viewer = await gate.findViewer(request);
    return { viewerId: viewer?.userId, personalViewerId: viewer && toPersonalViewerId(viewer) };
  }
  const session = await gate.needSession(request, endpoint);
  if (access === 'moderator' && !session.isModerator)
    throw new Problem(403, moderationTexts.moderatorsOnly);
  return { userId: session.userId, session, personalViewerId: toPersonalViewerId(session) };
}

function toPersonalViewerId({ userId, hasPersonalView }: Session): string | undefined {
  return hasPersonalView ? userId : undefined;
}

/** The first value of a repeated parameter counts. */
function readQuery(schema: v.GenericSchema, query: unknown): unknown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify parses every query into an object
  const entries = Object.entries(query as object);
  if (!entries.some(([, value]) => Array.isArray(value))) return readFields(schema, query);
  return readFields(
    schema,
    Object.fromEntries(entries.map(([name, value]) => [name, [value].flat()[0]])),
  );
}
