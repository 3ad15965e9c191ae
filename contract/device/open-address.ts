import * as v from 'valibot';

/** From the worker to a page that is open: somebody tapped a notification that leads there. */
export const OpenAddress = v.object({
  kind: v.literal('open-address'),
  address: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});
export type OpenAddress = v.InferOutput<typeof OpenAddress>;
