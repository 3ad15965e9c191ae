import * as v from 'valibot';

/**
 * Push settings of a member, for all devices on which they allowed push messages. `kinds` are kinds of notifications.
 * `quiet` holds the start and end of the quiet time in minutes after midnight, in the IANA `timeZone`; it may span
 * midnight, and null means none. Only the server validates the values (`server/push/settings-rules.ts`), because every
 * page loads this file.
 */
export const PushSettings = v.object({
  on: v.boolean(),
  kinds: v.array(v.string()),
  quiet: v.nullable(v.object({ from: v.number(), to: v.number() })),
  timeZone: v.string(),
});
export type PushSettings = v.InferOutput<typeof PushSettings>;

/** Default quiet time of a member who turns push messages on, in minutes after midnight. */
export const QUIET_AT_NIGHT = { from: 22 * 60, to: 8 * 60 };
