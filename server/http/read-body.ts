import * as v from 'valibot';
import { accountTexts } from '../../texts/en/accounts.ts';
import { Problem } from '../problem.ts';

/**
 * What a schema reads from a body; throws a 422 that says everything that is wrong, in the order of the schema. Whatever is
 * no object counts as an empty one, so its fields are missed by name.
 */
export function readBody<T extends v.GenericSchema>(schema: T, body: unknown): v.InferOutput<T> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const result = v.safeParse(schema, isObject ? body : {});
  if (result.success) return result.output;
  const details = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path === null ? { msg: issue.message } : { msg: issue.message, path };
  });
  throw new Problem(422, details[0]?.msg ?? accountTexts.validationFailed, { details });
}
