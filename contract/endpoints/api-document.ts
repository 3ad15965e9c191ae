import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

/** This API as an OpenAPI 3.1 document, for tools. */
export const getApiDocument = defineEndpoint({
  method: 'GET',
  path: '/openapi.json',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: v.looseObject({ openapi: v.string() }),
  statuses: [200],
  writes: false,
});
