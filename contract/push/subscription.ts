import * as v from 'valibot';
import * as pushTexts from '#texts/push.ts';
import { PUSH_ADDRESS_MAX } from './limits.ts';

const address = v.pipe(
  v.string(pushTexts.addressInvalid),
  v.maxLength(PUSH_ADDRESS_MAX, pushTexts.addressInvalid),
  v.url(pushTexts.addressInvalid),
);

/** 16 random bytes that the browser and this server know, but not the push service. */
const secret = v.pipe(
  v.string(pushTexts.keysInvalid),
  v.regex(/^[\w-]{22}={0,2}$/, pushTexts.keysInvalid),
);

/** An uncompressed P-256 point, which starts with byte 4. */
const publicKey = v.pipe(
  v.string(pushTexts.keysInvalid),
  v.regex(/^B[\w-]{86}=?$/, pushTexts.keysInvalid),
);

/** Output of `PushSubscription.toJSON()`: the push service's address for one browser, and the encryption keys. */
export const PushSubscriptionBody = v.object({
  endpoint: address,
  keys: v.object({ p256dh: publicKey, auth: secret }),
});
export type PushSubscriptionBody = v.InferOutput<typeof PushSubscriptionBody>;

/** Proves that the caller is the browser of a subscription. */
export const PushIdentity = v.object({ endpoint: address, auth: secret });
export type PushIdentity = v.InferOutput<typeof PushIdentity>;

/** The server's public VAPID key, base64url. */
export const PushKey = v.object({ key: v.string() });
