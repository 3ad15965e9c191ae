import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { expect } from 'vitest';
import { API_BASE } from '#contract/platform/api-base.ts';
import { Problem } from '#contract/platform/problem.ts';
import { PROBLEM_CODES } from '#contract/platform/problem-codes.ts';
import { toProblemStatuses } from '#server/platform/api-document/to-operation.ts';

/**
 * Validates every response of the API: a success against the `response` of its endpoint, and any other against the
 * schema of errors. Unknown fields also fail. Returns a function that throws if a response was invalid.
 */
export function checkAnswers(app: FastifyInstance): () => void {
  const faults: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = findFault(request, reply, payload);
    if (fault === undefined) return;
    const { currentTestName = '' } = expect.getState();
    faults.push(
      `${request.method} ${request.url} ${reply.statusCode} in "${currentTestName}": ${fault}`,
    );
  });
  return () => {
    const found = faults.splice(0);
    if (found.length > 0) throw new Error(`Answers against the contract:\n${found.join('\n')}`);
  };
}

function findFault(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { statusCode } = reply;
  const isOfApi = request.url.startsWith(`${API_BASE}/`) && request.method !== 'HEAD';
  if (!isOfApi || statusCode === 304) return undefined;
  const { endpoint } = request.routeOptions.config;
  const isSuccess = endpoint?.statuses.includes(statusCode) ?? false;
  if (!isSuccess && statusCode < 400) {
    // Routes that a test adds have no endpoint.
    return endpoint && 'the endpoint does not name this status';
  }
  if (endpoint && !isSuccess && !toProblemStatuses(endpoint).includes(statusCode)) {
    return 'the API document does not name this status';
  }
  const schema = endpoint && isSuccess ? endpoint.response : Problem;
  if (schema?.type === 'instance') return findFileFault(reply);
  const body: unknown = JSON.parse(toText(payload, reply.getHeader('content-encoding')));
  const result = v.safeParse(schema, body);
  if (!result.success) {
    return result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join(', ');
  }
  if (!isDeepStrictEqual(result.output, body)) return 'it has fields that the schema does not name';
  return schema === Problem ? findWrongCode(v.parse(Problem, body)) : undefined;
}

/** Files are streamed, so this only checks their headers for a name and a type. */
function findFileFault(reply: FastifyReply): string | undefined {
  const isNamed = String(reply.getHeader('content-disposition')).startsWith(
    'attachment; filename=',
  );
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  return isNamed && !isJson ? undefined : 'a file has a name and a type of its own';
}

/** This version of the server has a code for every error text. */
function findWrongCode({ code, details = [] }: Problem): string | undefined {
  const codes = [code, ...details.map((detail) => detail.code)];
  const isKnown = codes.every((one) => one !== undefined && PROBLEM_CODES.has(one));
  return isKnown ? undefined : `not all of ${codes.join(', ')} are codes of the contract`;
}

function toText(payload: unknown, encoding: unknown): string {
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
