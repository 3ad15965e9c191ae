import * as v from 'valibot';

/** What the server sends to the worker: which timer is over. What it is called stands on the device alone. */
export const PushMessage = v.variant('kind', [
  v.object({ kind: v.literal('timer'), id: v.string() }),
]);
export type PushMessage = v.InferOutput<typeof PushMessage>;
