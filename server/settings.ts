import * as v from 'valibot';
import { LOG_LEVELS } from './platform/log/logger.ts';
import type { S3Store } from './platform/uploads/s3-files.ts';
import type { InsightModel } from './recipe/insight/model.ts';

const port = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.check(
      (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
      'must be a number up to 65535',
    ),
    v.transform(Number),
  );

const wholeNumber = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.check((text) => /^\d{1,9}$/.test(text), 'must be a whole number'),
    v.transform(Number),
  );

/**
 * Addresses or ranges of trusted proxies, or their number; `on` means one. If unset, forwarded addresses are ignored.
 * A number only trusts the addresses that the proxies wrote, and not those that a client sent.
 */
const trustProxy = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => {
    if (text === '' || text === 'off' || text === 'false') return false;
    const count = text === 'on' || text === 'true' ? 1 : Number(text);
    return Number.isNaN(count) ? text : (_address: string, hop: number) => hop < count;
  }),
);

const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an address that begins with http:// or https://',
  ),
);

const redisAddress = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol),
    'must be an address that begins with redis:// or rediss://',
  ),
);

/** The app must be at the root of its origin. */
const publicUrl = v.pipe(
  v.string(),
  v.check(
    (text) =>
      URL.canParse(text) &&
      /^https?:$/.test(new URL(text).protocol) &&
      new URL(text).href === `${new URL(text).origin}/`,
    'must be an address like https://simmer.example, with no path after it',
  ),
  v.transform((text) => new URL(text).origin),
);

const mailUrl = v.pipe(
  v.string(),
  v.check(
    (text) =>
      URL.canParse(text) &&
      /^smtps?:$/.test(new URL(text).protocol) &&
      new URL(text).hostname !== '',
    'must be an address like smtps://name:password@mail.example or smtp://mail.example:587',
  ),
);

/** `Simmer <simmer@example.com>`, or only the address. */
const mailFrom = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^\s<>@]+@[^\s<>@]+|[^<>@\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>)$/u,
    'must be like simmer@example.com or Simmer <simmer@example.com>',
  ),
);

/** Push services use this contact if there is a problem with the messages. */
const pushContact = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^(?:mailto:.+@|https:)/.test(text),
    'must begin with mailto: or https://',
  ),
);

const Variables = v.object({
  PORT: port('3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), 'var'),
  DATABASE_URL: v.optional(v.string()),
  REDIS_URL: v.optional(redisAddress),
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.optional(webAddress),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  PUBLIC_URL: v.optional(publicUrl),
  MAIL_URL: v.optional(mailUrl),
  MAIL_FROM: v.optional(mailFrom),
  TRUST_PROXY: trustProxy,
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  RENDER_AHEAD: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  SLOW_QUERY_MS: wholeNumber('500'),
  METRICS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  METRICS_PORT: port('9464'),
  INSIGHT_URL: v.optional(webAddress),
  INSIGHT_KEY: v.optional(v.string()),
  INSIGHT_MODEL: v.optional(v.string()),
  IMPORT_URL: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  PUSH_CONTACT: v.optional(pushContact),
  MUSIC_CLIENT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\w{1,64}$/, 'must be letters and digits only')),
  ),
});
const Environment = v.pipe(
  Variables,
  v.forward(
    v.check(
      ({ INSIGHT_URL, INSIGHT_MODEL }) => INSIGHT_URL === undefined || INSIGHT_MODEL !== undefined,
      'must be set if INSIGHT_URL is set',
    ),
    ['INSIGHT_MODEL'],
  ),
  v.forward(
    v.check(
      ({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
        S3_BUCKET === undefined ||
        (S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined),
      'and S3_SECRET_ACCESS_KEY must be set if S3_BUCKET is set',
    ),
    ['S3_ACCESS_KEY_ID'],
  ),
  // The Host header of a request cannot be trusted, so links in mails must not use it.
  v.forward(
    v.check(
      ({ MAIL_URL, PUBLIC_URL }) => MAIL_URL === undefined || PUBLIC_URL !== undefined,
      'must be set if MAIL_URL is set: the links in mails begin with it',
    ),
    ['PUBLIC_URL'],
  ),
  v.forward(
    v.check(
      ({ MAIL_URL, MAIL_FROM }) => MAIL_URL === undefined || MAIL_FROM !== undefined,
      'must be set if MAIL_URL is set',
    ),
    ['MAIL_FROM'],
  ),
);
export type Settings = v.InferOutput<typeof Environment>;

/** Reads the environment. Throws an error that names the invalid variable. An empty variable counts as unset. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(Environment, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`);
}

export function toInsightModel(settings: Settings): InsightModel | undefined {
  const { INSIGHT_URL: url, INSIGHT_KEY: key, INSIGHT_MODEL: model } = settings;
  return url !== undefined && model !== undefined ? { url, key, model } : undefined;
}

/** Returns undefined if pictures are stored in `DATA_DIR`. */
export function toS3Store(settings: Settings): S3Store | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKey = '', S3_SECRET_ACCESS_KEY: secretKey = '' } = settings;
  return bucket === undefined ? undefined : { bucket, endpoint, region, accessKey, secretKey };
}

/** Some push services refuse messages without a contact. */
export function toPushContact({ PUSH_CONTACT, PUBLIC_URL }: Settings): string {
  const site = PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : undefined;
  return PUSH_CONTACT ?? site ?? 'mailto:nobody@simmer.invalid';
}
