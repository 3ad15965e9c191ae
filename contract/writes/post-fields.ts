import * as v from 'valibot';
import { DISH_OF_POST } from '../post/cooked.ts';

/** A picture: an address the server gave, or the upload that will make one. */
const Url = v.union([v.string(), v.object({ upload: v.string() })]);
export type WaitingUrl = v.InferOutput<typeof Url>;

const Image = v.object({ url: Url, alt: v.string() });
export type WaitingImage = v.InferOutput<typeof Image>;

/** The text of a post as it waits on the device. */
export const PostFields = v.object({
  title: v.string(),
  content: v.string(),
  category: v.optional(v.string()),
  type: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  cuisine: v.optional(v.string()),
  /** One picture or none, as writes of earlier versions have it; `images` has the last word. */
  image: v.optional(v.nullable(Url)),
  images: v.optional(v.array(Image)),
  // All of it or nothing. `dish` is shown while this waits, and not sent.
  ...DISH_OF_POST,
});
export const PostChanges = v.partial(PostFields);
export type PostChanges = v.InferOutput<typeof PostChanges>;

/** All pictures that it wants; undefined where it says nothing of them. */
export function toWaitingImages({
  image,
  images,
}: Pick<PostChanges, 'image' | 'images'>): WaitingImage[] | undefined {
  if (images !== undefined || image === undefined) return images;
  return image === null ? [] : [{ url: image, alt: '' }];
}

/** The uploads a post waits for. */
export function listUploads(changes: PostChanges): string[] {
  const images = toWaitingImages(changes) ?? [];
  return images.flatMap(({ url }) => (typeof url === 'string' ? [] : [url.upload]));
}

/** The text as the server reads it: with the addresses of its pictures. */
export function withAddress(
  { dish: _shown, image, images, ...text }: PostChanges & { _id?: string },
  toAddress: (uploadId: string) => string,
): unknown {
  const toUrl = (url: WaitingUrl) => (typeof url === 'string' ? url : toAddress(url.upload));
  return {
    ...text,
    ...(image !== undefined && { image: image && toUrl(image) }),
    ...(images && { images: images.map(({ url, alt }) => ({ url: toUrl(url), alt })) }),
  };
}

/** The earlier words with what was changed since. What is said of pictures is said of all of them. */
export function mergeChanges(earlier: PostChanges, changes: PostChanges): PostChanges {
  if (toWaitingImages(changes) === undefined) return { ...earlier, ...changes };
  const { image: _image, images: _images, ...rest } = earlier;
  return { ...rest, ...changes };
}
