import { API_BASE } from '#contract/platform/api-base.ts';
import { API_RELEASE } from '#contract/platform/delivery.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { EndpointName } from './summaries.ts';
import { PROBLEMS, toOperation, toProblemResponse, toTag } from './to-operation.ts';
import { toNamedSchemas } from './to-schema.ts';

const DESCRIPTION = `The API of Simmer: recipes, accounts and the community around them.

- Everything is JSON. An error says what is wrong in \`error\`, with a \`code\` that does not change with its words.
- A body is a JSON object; \`null\`, numbers, texts and arrays are a 422. A missing body counts as an empty object.
- Types are not coerced, and unknown fields are ignored.
- Every answer carries \`Simmer-Api: ${API_RELEASE}\`.
- A write takes an \`Idempotency-Key\`: sent again with the same one it is answered from what was stored, and done once.
- A repeated name in a query counts once: the first.`;

/** The parts of an OpenAPI 3.1 document that this server uses. */
export interface ApiDocument {
  openapi: string;
  info: object;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, object>>;
  components: Record<string, object> & { schemas: ReturnType<typeof toNamedSchemas> };
}

export function toApiDocument(
  api: Readonly<Record<EndpointName, Endpoint>>,
  summaries: Readonly<Record<EndpointName, string>>,
  version: string,
): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  const tags = new Set<string>();
  for (const name of toNames(api)) {
    const endpoint = api[name];
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: toOperation(name, summaries[name], endpoint),
    };
    tags.add(toTag(endpoint));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Simmer',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE }],
    tags: [...tags].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth/login' },
      },
      parameters: PARAMETERS,
      responses: toProblemResponses(),
      schemas: toNamedSchemas(),
    },
  };
}

/** `Object.keys` with the key type. */
function toNames(api: Readonly<Record<EndpointName, Endpoint>>): EndpointName[] {
  return Object.keys(api).filter((name): name is EndpointName => name in api);
}

const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A UUID, quoted or bare. Kept for 90 days.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The `ETag` of the post that was edited: another version is a 409.',
    schema: { type: 'string' },
  },
};

function toProblemResponses(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([status, description]) => [
      `Problem${status}`,
      toProblemResponse(description),
    ]),
  );
}
