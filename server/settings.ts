import * as v from 'valibot';

const port = v.pipe(
  v.optional(v.string(), '3000'),
  v.check(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    'must be a number up to 65535',
  ),
  v.transform(Number),
);

/**
 * Addresses or ranges of proxies, or how many stand in front; `on` is one. Unset: forwarded addresses are ignored. A
 * count only trusts the addresses that the proxies themselves wrote, not what a client sent along.
 */
const trustProxy = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => {
    if (text === '' || text === 'off' || text === 'false') return false;
    const count = text === 'on' || text === 'true' ? 1 : Number(text);
    return Number.isNaN(count) ? text : (_address: string, hop: number) => hop < count;
  }),
);

const Environment = v.object({
  PORT: port,
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), 'var'),
  DATABASE_URL: v.optional(v.string()),
  TRUST_PROXY: trustProxy,
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
});
export type Settings = v.InferOutput<typeof Environment>;

/** Reads the environment; throws a sentence naming the variable that cannot be used. An empty variable counts as unset. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(Environment, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`);
}
