import * as v from 'valibot';

export const HiddenPost = v.object({ _id: v.string(), title: v.string(), author: v.string() });
export type HiddenPost = v.InferOutput<typeof HiddenPost>;
