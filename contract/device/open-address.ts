import * as v from 'valibot';

/** Message from the worker to an open page: the user tapped a notification with this address. */
export const OpenAddress = v.object({
  kind: v.literal('open-address'),
  address: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});
export type OpenAddress = v.InferOutput<typeof OpenAddress>;
