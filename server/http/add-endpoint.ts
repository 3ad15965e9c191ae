import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as v from 'valibot';
import type { Access, Endpoint, PathParams, ResponseOf } from '../../contract/endpoint.ts';
import { countCall, type Limiter, REGISTER_LIMIT } from '../limits/limits.ts';
import { readBody } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** A live token: whose it is, and its hash. */
export interface Session {
  userId: string;
  tokenHash: Buffer;
}

/** Who asks; throws a 401 for no or a dead token. */
export type NeedSession = (request: FastifyRequest) => Promise<Session>;

/** Checks who asks, and counts calls. Given by the wiring, since accounts know the tokens. */
export interface Gate {
  needSession: NeedSession;
  /** Undefined for a visitor; a token that is sent has to be alive. */
  findViewer: (request: FastifyRequest) => Promise<string | undefined>;
  limiter: Limiter;
}

type Asker<A extends Access> = A extends 'anyone'
  ? object
  : A extends 'visitor-or-member'
    ? { viewerId: string | undefined }
    : { userId: string; session: Session };

type ValueOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a handler is given: values that have passed the schemas of the endpoint, and who asks. */
export type Call<E extends Endpoint> = {
  request: FastifyRequest;
  reply: FastifyReply;
  params: PathParams<E>;
  query: ValueOf<E['query']>;
  body: ValueOf<E['body']>;
} & Asker<E['access']>;

type Sent<T> = T | FastifyReply;

/** Answers with the body of a success, or with the reply where that has been sent as text. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Sent<ResponseOf<E>>>;

export interface RouteOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'errorHandler'> {
  /** The last param may be missing; the handler refuses '' in its own words. */
  isLastParamOptional?: boolean;
}

/**
 * Registers the route of an endpoint. Before the handler runs, in this order: who asks, the endpoint's limit, the query,
 * the body.
 */
export function addEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  gate?: Gate,
  { isLastParamOptional = false, ...options }: RouteOptions = {},
): void {
  const { method, path, limit, access } = endpoint;
  if (access !== 'anyone' && !gate) throw new Error(`Nobody checks who calls ${path}`);
  const lastParam = path.slice(path.lastIndexOf(':') + 1);
  const run = (request: FastifyRequest, reply: FastifyReply, asker: object) => {
    const params = isLastParamOptional
      ? { [lastParam]: '', ...Object(request.params) }
      : request.params;
    const query = endpoint.query ? readQuery(endpoint.query, request.query) : undefined;
    const body =
      endpoint.body?.kind === 'schema' ? readBody(endpoint.body, request.body) : undefined;
    // Untyped in between: TypeScript cannot relate these checks to the type of one endpoint.
    const call: Call<E> = Object({ request, reply, params, query, body, ...asker });
    return handler(call);
  };
  app.route({
    method,
    url: isLastParamOptional ? `${path}?` : path,
    ...options,
    config: { endpoint, ...(limit === 'registrations' && { rateLimit: REGISTER_LIMIT }) },
    // Without an async function of its own: on hot paths each one more is felt.
    handler: (request, reply) =>
      gate && access !== 'anyone'
        ? findAsker(endpoint, request, gate).then((asker) => run(request, reply, asker))
        : run(request, reply, {}),
  });
}

async function findAsker({ access, limit }: Endpoint, request: FastifyRequest, gate: Gate) {
  if (access === 'anyone') return {};
  if (access === 'visitor-or-member') return { viewerId: await gate.findViewer(request) };
  const session = await gate.needSession(request);
  await countCall(gate.limiter, limit, session.userId);
  return { userId: session.userId, session };
}

/** A name that is repeated counts once, by its first value. */
function readQuery(schema: v.GenericSchema, query: unknown): unknown {
  const entries = Object.entries(Object(query));
  if (!entries.some(([, value]) => Array.isArray(value))) return readBody(schema, query);
  return readBody(
    schema,
    Object.fromEntries(entries.map(([name, value]) => [name, [value].flat()[0]])),
  );
}
