import type { JsonSchema } from '@valibot/to-json-schema';
import * as fc from 'fast-check';
import { NAUGHTY } from './naughty.ts';

const naughty = fc.constantFrom(...NAUGHTY);
const text = fc.oneof(
  { arbitrary: fc.string({ maxLength: 60 }), weight: 3 },
  { arbitrary: fc.string({ maxLength: 60, unit: 'grapheme' }), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      'Ragù',
      'Slowly, over a small flame. #soup',
      'tom-yum',
      'UTC',
      'likes',
    ),
    weight: 5,
  },
  { arbitrary: naughty, weight: 2 },
);

/** Texts for fields with a pattern; the first match is used. None is the password of a member. */
const SAMPLES = ['Thyme8leaf', `B${'A'.repeat(86)}`, 'A'.repeat(22), 'timer-1', 'simmering-pot'];

/** Valid values by field name, for fields with a schema that does not describe them. */
const KNOWN: Readonly<Record<string, unknown>> = {
  timeZone: 'Europe/Rome',
  kinds: ['likes', 'follows'],
  until: '1700000000000000-a',
  recipeId: 'tom-yum',
  id: '{postId}',
  kind: 'post',
  page: '/recipe/:recipeId',
  step: 1,
};

export const anything: fc.Arbitrary<unknown> = fc.oneof(
  naughty,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e9, 2 ** 31, 2 ** 53, 1e308, 5e-324, -0.5),
  fc.constantFrom<unknown>([], {}, [null], [[]], { toString: 'x', valueOf: 1, length: 1e9 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.json({ maxDepth: 3 }).map((json): unknown => JSON.parse(json)),
  fc.constantFrom('x'.repeat(5000), '😀'.repeat(3000), 'x'.repeat(15_000)),
  fc.nat({ max: 40 }).map((depth) => toNested(depth)),
  fc.nat({ max: 600 }).map((length) => Array.from({ length }, (_, at) => at)),
);

function toNested(depth: number): unknown {
  let nested: unknown = 1;
  for (let at = 0; at < depth; at += 1) nested = at % 2 === 0 ? [nested] : { a: nested };
  return nested;
}

/** Generates values that a schema accepts, as far as the schema describes them. */
export function toFitting(
  schema: JsonSchema | boolean,
  named: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anything;
  const fit = (part: JsonSchema | boolean) => toFitting(part, named);
  if (schema.$ref !== undefined) return fit(named[schema.$ref.split('/').pop() ?? ''] ?? true);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fit));
  switch (schema.type) {
    case 'string':
      return toText(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number': {
      const { minimum: min = 0, maximum = 50 } = schema;
      const max = Math.max(min, maximum);
      return fc.oneof(fc.integer({ min, max: Math.min(max, min + 2) }), fc.integer({ min, max }));
    }
    case 'array': {
      const items = schema.items ?? true;
      return fc.array(Array.isArray(items) ? anything : fit(items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    }
    case 'object':
      return toObject(schema, fit);
    default:
      return anything;
  }
}

/**
 * Generates the required fields and up to three optional ones. Requests with all of them would hardly ever be valid.
 */
function toObject(
  { properties = {}, required = [] }: JsonSchema,
  fit: (part: JsonSchema | boolean) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [
      name,
      name in KNOWN ? fc.oneof(fc.constant(KNOWN[name]), fit(part)) : fit(part),
    ]),
  );
  const optional = Object.keys(parts).filter((name) => !required.includes(name));
  const kept = fc.subarray(optional, { maxLength: Math.min(3, optional.length) });
  return fc.tuple(fc.record(parts), kept).map(([whole, more]) => {
    const wanted = new Set([...required, ...more]);
    return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name)));
  });
}

function toText({
  format,
  minLength = 0,
  maxLength,
  allOf = [],
}: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') {
    const known = fc.constantFrom('{postId}', '{userId}', '{commentId}', '{tipId}');
    return fc.oneof({ arbitrary: known, weight: 3 }, { arbitrary: fc.uuid(), weight: 1 });
  }
  if (format === 'email') return fc.uuid().map((uuid) => `${uuid}@example.com`);
  if (format === 'uri')
    return fc.oneof(fc.webUrl(), fc.constant('https://fcm.googleapis.com/fcm/send/a'));
  const patterns = allOf.flatMap((part) =>
    typeof part === 'object' && part.pattern !== undefined ? [new RegExp(part.pattern, 'u')] : [],
  );
  if (patterns.length > 0) {
    const fitting = SAMPLES.filter((sample) => patterns.every((pattern) => pattern.test(sample)));
    return fitting.length > 0 ? fc.constantFrom(...fitting) : text;
  }
  const full = 'y'.repeat(Math.min(maxLength ?? 60, 2000));
  return fc.oneof(
    { arbitrary: text.map((said) => said.padEnd(minLength, 'x')), weight: 9 },
    { arbitrary: fc.constantFrom(full, `${full}y`), weight: 1 },
  );
}
