import { logIn, register } from '#contract/account/endpoints.ts';
import { EXPORT_TYPE, exportEverything } from '#contract/account/export.ts';
import {
  deleteCookbookRecipe,
  getCookbookRecipe,
  putCookbookRecipe,
  setCookbookVisibility,
} from '#contract/cookbook/endpoints.ts';
import { EXPORT_TYPES, exportCookbookRecipe } from '#contract/cookbook/export.ts';
import { listenToEvents } from '#contract/live/endpoints.ts';
import { STREAM_TYPE } from '#contract/live/stream.ts';
import { API_HEADER, API_RELEASE, KEY_HEADER } from '#contract/platform/delivery.ts';
import type { Access, Endpoint } from '#contract/platform/endpoint.ts';
import { getPost, updatePost } from '#contract/post/endpoints.ts';
import { toLimitsText } from '#server/platform/limits/limits-text.ts';
import type { EndpointName } from './summaries.ts';
import { toAnswerSchema, toSentSchema } from './to-schema.ts';

const JSON_CONTENT = 'application/json';

const WHO_MAY: Record<Access, string> = {
  anyone: 'For everybody; no token is read.',
  'visitor-or-member': 'For everybody; with a token the answer may be another one.',
  member: 'For members.',
  moderator: 'For moderators.',
  author: 'For the member who made what the path names.',
  'comment-or-post-author': 'For the author of the comment, and of the post it stands under.',
};

/** The description of each error status, the same for every endpoint. */
export const PROBLEMS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'No token, or one that is no longer valid',
  403: 'Not allowed to this member, or the account is suspended',
  404: 'Not there, or not there for this member',
  409: 'It exists already, was changed meanwhile, or the same key is still being answered',
  408: 'The request did not arrive in time',
  413: 'The body is larger than this endpoint takes',
  414: 'The address is too long',
  415: 'The body is of another type',
  422: 'The request is invalid; `details` says what is',
  429: 'Too many requests; `Retry-After` says when to come back',
  431: 'The headers of the request are larger than 16 kB',
  500: 'The server failed',
  503: 'The server or its database cannot answer now; `Retry-After` says when to come back',
};

const NO_BODY = 'Takes no body; JSON that is sent is ignored.';
const REPEATED_DELETION =
  'Sent again with the same `Idempotency-Key` it is answered as done and deletes nothing, even if the same thing was created again in the meantime.';

/** Converts an endpoint to an OpenAPI 3.1 operation. */
export function toOperation(name: EndpointName, summary: string, endpoint: Endpoint): object {
  const description = [
    WHO_MAY[endpoint.access],
    endpoint.body === null && endpoint.method !== 'GET' ? NO_BODY : '',
    endpoint.method === 'DELETE' && endpoint.writes ? REPEATED_DELETION : '',
    toLimitsText(endpoint),
  ];
  return {
    operationId: name,
    summary,
    description: description.filter(Boolean).join(' '),
    tags: [toTag(endpoint)],
    security: toSecurity(endpoint.access),
    parameters: [
      ...toPathParameters(endpoint),
      ...toQueryParameters(endpoint),
      ...toHeaders(endpoint),
    ],
    ...toRequestBody(endpoint),
    responses: { ...toAnswers(endpoint), ...toProblems(endpoint) },
  };
}

/** '/posts/:postId/like' -> 'posts' */
export function toTag({ path }: Endpoint): string {
  return /\w+/.exec(path)?.[0] ?? '';
}

function toSecurity(access: Access): object[] {
  const token = { bearer: [] };
  if (access === 'anyone') return [];
  return access === 'visitor-or-member' ? [{}, token] : [token];
}

function toPathParameters({ path }: Endpoint): object[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function toQueryParameters({ query }: Endpoint): object[] {
  if (query === null) return [];
  const { properties = {}, required = [] } = toSentSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const CHECKS_VERSION: readonly Endpoint[] = [updatePost, putCookbookRecipe, deleteCookbookRecipe];
const HAS_VERSION: readonly Endpoint[] = [
  getPost,
  updatePost,
  getCookbookRecipe,
  putCookbookRecipe,
  setCookbookVisibility,
];

function toHeaders(endpoint: Endpoint): object[] {
  return [
    ...(endpoint.writes ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(CHECKS_VERSION.some((one) => isSame(endpoint, one))
      ? [{ $ref: '#/components/parameters/IfMatch' }]
      : []),
  ];
}

function toRequestBody({ body }: Endpoint): object {
  if (body === null) return {};
  if (body.kind === 'multipart') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { [body.field]: file }, required: [body.field] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const schema = toSentSchema(body);
  const required = (schema.required ?? []).length > 0;
  return { requestBody: { required, content: { [JSON_CONTENT]: { schema } } } };
}

function toAnswers(endpoint: Endpoint): Record<string, object> {
  const types = toContentTypes(endpoint);
  const isFile = FILES.some((one) => isSame(endpoint, one));
  const schema = isFile ? { type: 'string' } : toAnswerSchema(endpoint.response);
  const headers = {
    ...ANSWER_HEADERS,
    ...(endpoint.writes && KEY_HEADERS),
    ...(HAS_VERSION.some((one) => isSame(endpoint, one)) && VERSION_HEADER),
  };
  const description = 'Done';
  return Object.fromEntries(
    endpoint.statuses.map((status) => [
      String(status),
      {
        description,
        headers,
        content: Object.fromEntries(types.map((type) => [type, { schema }])),
      },
    ]),
  );
}

const FILES: readonly Endpoint[] = [exportEverything, exportCookbookRecipe];

function toContentTypes(endpoint: Endpoint): string[] {
  if (isSame(endpoint, exportEverything)) return [EXPORT_TYPE];
  if (isSame(endpoint, listenToEvents)) return [STREAM_TYPE];
  if (!isSame(endpoint, exportCookbookRecipe)) return [JSON_CONTENT];
  return [...new Set(Object.values(EXPORT_TYPES).map((type) => type.split(';')[0] ?? type))];
}

const ANSWER_HEADERS = {
  'Simmer-Api': {
    description: `On every answer of the API (${API_HEADER}); what lacks it comes from somebody else`,
    schema: { const: API_RELEASE },
  },
};
const KEY_HEADERS = {
  'Idempotency-Key': {
    description: `The ${KEY_HEADER} of the request`,
    schema: { type: 'string' },
  },
  'Idempotent-Replayed': {
    description: 'Present where this is the stored answer to an earlier request',
    schema: { const: 'true' },
  },
};
const VERSION_HEADER = {
  ETag: { description: 'The version, for `If-Match`', schema: { type: 'string' } },
};

function toProblems(endpoint: Endpoint): Record<string, object> {
  return Object.fromEntries(
    toProblemStatuses(endpoint).map((status) => [
      String(status),
      status === 401 && isSame(endpoint, logIn)
        ? toProblemResponse('The email or the password is wrong')
        : { $ref: `#/components/responses/Problem${status}` },
    ]),
  );
}

export function toProblemResponse(description: string): object {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { description, content: { [JSON_CONTENT]: { schema } } };
}

/** Returns every error status that this endpoint can answer with. */
export function toProblemStatuses(endpoint: Endpoint): number[] {
  const { path, access, body, query, limit, method, writes, statuses } = endpoint;
  const isOpen = access === 'anyone' || access === 'visitor-or-member';
  const possible: Record<number, boolean> = {
    400: true,
    401: access !== 'anyone' || isSame(endpoint, logIn),
    403: access !== 'anyone' || isSame(endpoint, logIn),
    404: path.includes(':') || body !== null || !isOpen,
    408: true,
    409: writes || isSame(endpoint, register),
    413: method !== 'GET',
    414: true,
    415: method !== 'GET',
    422: query !== null || method !== 'GET',
    429: limit !== null || method !== 'GET' || isSame(endpoint, listenToEvents),
    431: true,
    500: true,
    503: true,
  };
  return Object.keys(possible)
    .map(Number)
    .filter((status) => possible[status] && !statuses.includes(status));
}

function isSame(one: Endpoint, other: Endpoint): boolean {
  return one.method === other.method && one.path === other.path;
}
