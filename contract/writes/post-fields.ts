import * as v from 'valibot';
import { DISH_OF_POST } from '../post/cooked.ts';

/** A picture: an address the server gave, or the upload that will make one; null for none. */
const Image = v.nullable(v.union([v.string(), v.object({ upload: v.string() })]));

/** The text of a post as it waits on the device. */
export const PostFields = v.object({
  title: v.string(),
  content: v.string(),
  category: v.optional(v.string()),
  type: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  cuisine: v.optional(v.string()),
  image: v.optional(Image),
  // All of it or nothing. `dish` is shown while this waits, and not sent.
  ...DISH_OF_POST,
});
export const PostChanges = v.partial(PostFields);
export type PostChanges = v.InferOutput<typeof PostChanges>;

/** The uploads a post waits for. */
export function listUploads({ image }: PostChanges): string[] {
  return typeof image === 'object' && image !== null ? [image.upload] : [];
}

/** The text as the server reads it: with the address of its picture. */
export function withAddress(
  { dish: _shown, ...text }: PostChanges & { _id?: string },
  toAddress: (uploadId: string) => string,
): unknown {
  const [upload] = listUploads(text);
  return upload === undefined ? text : { ...text, image: toAddress(upload) };
}
