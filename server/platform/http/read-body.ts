import * as v from 'valibot';
import { Problem } from '#server/platform/problem.ts';
import * as accountTexts from '#texts/account.ts';
import * as httpTexts from '#texts/http.ts';

/**
 * Validates the body of a request. A missing body counts as an empty object, so that each missing field is reported
 * by name.
 * @throws a 422 if the body is another JSON value, or with all invalid fields in the order of the schema
 */
export function readBody<T extends v.GenericSchema>(schema: T, body: unknown): v.InferOutput<T> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (body !== undefined && !isObject) {
    throw new Problem(422, httpTexts.notAnObject, { details: [{ msg: httpTexts.notAnObject }] });
  }
  return readFields(schema, body ?? {});
}

/** Throws a 422 with all errors in the order of the schema. */
export function readFields<T extends v.GenericSchema>(
  schema: T,
  fields: unknown,
): v.InferOutput<T> {
  // The default messages of valibot would repeat the submitted values.
  const result = v.safeParse(schema, fields, { message: accountTexts.validationFailed });
  if (result.success) return result.output;
  const details = result.issues.map((issue) => {
    const path = v.getDotPath(issue);
    return path === null ? { msg: issue.message } : { msg: issue.message, path };
  });
  throw new Problem(422, details[0]?.msg ?? accountTexts.validationFailed, { details });
}
