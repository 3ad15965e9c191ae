import * as v from 'valibot';
import { accountTexts } from '../../texts/en/accounts.ts';
import { Problem } from '../problem.ts';

/**
 * Validates a body. Throws a 422 with all errors in the order of the schema. A body that is no object counts as an empty one,
 * so that its missing fields are reported by name.
 */
export function readBody<T extends v.GenericSchema>(schema: T, body: unknown): v.InferOutput<T> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  // Where a schema has no words of its own valibot would repeat what was sent.
  const result = v.safeParse(schema, isObject ? body : {}, {
    message: accountTexts.validationFailed,
  });
  if (result.success) return result.output;
  const details = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path === null ? { msg: issue.message } : { msg: issue.message, path };
  });
  throw new Problem(422, details[0]?.msg ?? accountTexts.validationFailed, { details });
}
