import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import * as v from 'valibot';
import { Email } from '#contract/account/fields.ts';
import { PostBody, PostChange } from '#contract/post/body.ts';
import { DISH_IN_BODY } from '#contract/post/cooked-body.ts';
import { ImagesInBody } from '#contract/post/images-body.ts';
import { ALT_MAX, IMAGES_MAX, RATING_MAX, TAG_MAX, TAGS_SENT_MAX } from '#contract/post/limits.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';

const REFERENCE = '#/components/schemas/';

const TAGS: JsonSchema = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: TAG_MAX },
  maxItems: TAGS_SENT_MAX,
};
const IMAGES: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { url: { type: 'string' }, alt: { type: 'string', maxLength: ALT_MAX } },
    required: ['url'],
  },
  maxItems: IMAGES_MAX,
};

/** JSON Schemas for custom checks of the contract, which cannot be converted automatically. */
const BY_CODE = new Map<unknown, JsonSchema>([
  [Email.pipe[0], { type: 'string', format: 'email' }],
  [DISH_IN_BODY.recipeId.wrapped.wrapped, { type: 'string' }],
  [DISH_IN_BODY.cooked.wrapped.wrapped.pipe[0], { $ref: `${REFERENCE}Cooked` }],
  [DISH_IN_BODY.rating.wrapped.wrapped, { type: 'integer', minimum: 1, maximum: RATING_MAX }],
  [PostBody.entries.tags.wrapped.pipe[0], TAGS],
  [PostChange.entries.tags.wrapped.pipe[0], TAGS],
  [ImagesInBody.pipe[0], IMAGES],
]);

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'throw',
  definitions: NAMED_SCHEMAS,
  // JSON Schema cannot express what these do to a text: a client may send more than is stored, and a 422 gives the
  // reason.
  ignoreActions: ['trim', 'check', 'transform'],
  overrideSchema: ({ valibotSchema }) => BY_CODE.get(valibotSchema),
  // A pattern of JSON Schema is always a Unicode pattern.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement }: { type?: string; requirement?: unknown } = valibotAction;
    if (type !== 'regex' || !(requirement instanceof RegExp)) return undefined;
    // A schema has one `pattern`, so several patterns are combined with `allOf`.
    return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: requirement.source }] };
  },
  overrideRef: ({ referenceId }) => REFERENCE + referenceId,
};

/** The schema of a request. */
export function toSentSchema(schema: v.GenericSchema): JsonSchema {
  return withoutDefinitions(
    toJsonSchema(schema, {
      ...CONFIG,
      typeMode: 'input',
      overrideSchema: ({ valibotSchema, jsonSchema }) =>
        BY_CODE.get(valibotSchema) ?? withRequired(valibotSchema, jsonSchema),
    }),
  );
}

/**
 * Marks a field as required if its schema refuses undefined. Some missing fields default to an empty value, which is
 * then refused.
 */
function withRequired(schema: object, documented: JsonSchema): JsonSchema | undefined {
  if (!('entries' in schema)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only object schemas have entries
  const entries = Object.entries(schema.entries as v.ObjectEntries);
  const required = entries.flatMap(([name, field]) => (v.is(field, undefined) ? [] : [name]));
  const { required: _told, properties = {}, ...rest } = documented;
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        required.includes(name) ? withoutDefault(property) : property,
      ]),
    ),
    ...(required.length > 0 && { required }),
  };
}

function withoutDefault(property: JsonSchema | boolean): JsonSchema | boolean {
  if (typeof property === 'boolean') return property;
  const { default: _none, ...rest } = property;
  return rest;
}

/** The schema of a response. */
export function toAnswerSchema(schema: v.GenericSchema): JsonSchema {
  return withoutDefinitions(toJsonSchema(schema, { ...CONFIG, typeMode: 'output' }));
}

export function toNamedSchemas(): Record<string, JsonSchema> {
  const { definitions: _all, ...config } = CONFIG;
  return toJsonSchemaDefs(NAMED_SCHEMAS, { ...config, typeMode: 'output' });
}

/** Removes the definitions: the document lists them once, among its components. */
function withoutDefinitions({
  $schema: _dialect,
  $defs: _named,
  ...schema
}: JsonSchema): JsonSchema {
  return schema;
}
