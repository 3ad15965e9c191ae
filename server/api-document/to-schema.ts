import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import * as v from 'valibot';
import { Email } from '../../contract/account/account-fields.ts';
import { DISH_IN_BODY } from '../../contract/post/cooked-body.ts';
import { ImagesInBody } from '../../contract/post/images-body.ts';
import { PostBody, PostChange } from '../../contract/post/post-body.ts';
import {
  ALT_MAX,
  IMAGES_MAX,
  RATING_MAX,
  TAG_MAX,
  TAGS_SENT_MAX,
} from '../../contract/post/post-limits.ts';
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

/** What the contract checks by code of its own, as far as JSON Schema can say it. */
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
  // What they do to a text cannot be told as a schema: a client may send more than is taken, and a 422 says why.
  ignoreActions: ['trim', 'check', 'transform'],
  overrideSchema: ({ valibotSchema }) => BY_CODE.get(valibotSchema),
  // In JSON Schema every pattern is one of Unicode.
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { type, requirement }: { type?: string; requirement?: unknown } = valibotAction;
    if (type !== 'regex' || !(requirement instanceof RegExp)) return undefined;
    // A schema has one pattern, so several are parts of it.
    return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern: requirement.source }] };
  },
  overrideRef: ({ referenceId }) => REFERENCE + referenceId,
};

/** What may be sent. */
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

/** A missing field may stand for an empty one, which is refused: what is needed says the schema of the field itself. */
function withRequired(schema: object, told: JsonSchema): JsonSchema | undefined {
  if (!('entries' in schema)) return undefined;
  const entries = Object.entries<v.GenericSchema>(Object(schema.entries));
  const required = entries.flatMap(([name, field]) => (v.is(field, undefined) ? [] : [name]));
  const { required: _told, properties = {}, ...rest } = told;
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

/** What is answered. */
export function toAnswerSchema(schema: v.GenericSchema): JsonSchema {
  return withoutDefinitions(toJsonSchema(schema, { ...CONFIG, typeMode: 'output' }));
}

export function toNamedSchemas(): Record<string, JsonSchema> {
  const { definitions: _all, ...config } = CONFIG;
  return toJsonSchemaDefs(NAMED_SCHEMAS, { ...config, typeMode: 'output' });
}

/** They stand once, among the components of the document. */
function withoutDefinitions({
  $schema: _dialect,
  $defs: _named,
  ...schema
}: JsonSchema): JsonSchema {
  return schema;
}
