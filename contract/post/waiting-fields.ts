import * as v from 'valibot';
import { DISH_OF_POST } from './cooked.ts';

const Url = v.union([v.string(), v.object({ upload: v.string() })]);
export type WaitingUrl = v.InferOutput<typeof Url>;

export const WaitingImage = v.object({ url: Url, alt: v.string() });
export type WaitingImage = v.InferOutput<typeof WaitingImage>;

export const PostFields = v.object({
  title: v.string(),
  content: v.string(),
  category: v.optional(v.string()),
  type: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  cuisine: v.optional(v.string()),
  /** One picture or none, from writes of earlier versions. `images` takes precedence. */
  image: v.optional(v.nullable(Url)),
  images: v.optional(v.array(WaitingImage)),
  /** A recipe of the author's cookbook, which may still wait to be created. Only for a new post. */
  cookbookId: v.optional(v.nullable(v.string())),
  // All fields or none. `dish` is shown while the write is queued, but not sent.
  ...DISH_OF_POST,
});
export const PostChanges = v.partial(PostFields);
export type PostChanges = v.InferOutput<typeof PostChanges>;

/** Returns all pictures of the change, or undefined if it does not change pictures. */
export function toWaitingImages({
  image,
  images,
}: Pick<PostChanges, 'image' | 'images'>): WaitingImage[] | undefined {
  if (images !== undefined || image === undefined) return images;
  return image === null ? [] : [{ url: image, alt: '' }];
}

export function listUploads(changes: PostChanges): string[] {
  const images = toWaitingImages(changes) ?? [];
  return images.flatMap(({ url }) => (typeof url === 'string' ? [] : [url.upload]));
}

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

/** Merges later changes into earlier ones. A change of pictures replaces all pictures. */
export function mergeChanges(earlier: PostChanges, changes: PostChanges): PostChanges {
  if (toWaitingImages(changes) === undefined) return { ...earlier, ...changes };
  const { image: _image, images: _images, ...rest } = earlier;
  return { ...rest, ...changes };
}
