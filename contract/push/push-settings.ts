import * as v from 'valibot';

/**
 * What a member wants to be pushed of what others do, on every device that they have allowed it on. `kinds` are those of
 * notifications. `quiet`: nothing is pushed between these minutes after midnight, over midnight too, in `timeZone`, a name of the IANA
 * database; null for never. The server alone holds it to that (`server/push/settings-rules.ts`): every page loads this.
 */
export const PushSettings = v.object({
  on: v.boolean(),
  kinds: v.array(v.string()),
  quiet: v.nullable(v.object({ from: v.number(), to: v.number() })),
  timeZone: v.string(),
});
export type PushSettings = v.InferOutput<typeof PushSettings>;

/** Who turns it on is told of everything, and not at night. */
export const QUIET_AT_NIGHT = { from: 22 * 60, to: 8 * 60 };
