import * as v from 'valibot';

/** A picture of a post and its alt text, which may be ''. */
export const PostImage = v.object({ url: v.string(), alt: v.string() });
export type PostImage = v.InferOutput<typeof PostImage>;

/** Returns the pictures of a post. Old responses stored on devices have only `image`. */
export function toImages({
  image,
  images,
}: {
  image: string | null;
  images?: readonly PostImage[] | undefined;
}): readonly PostImage[] {
  return images ?? (image === null ? [] : [{ url: image, alt: '' }]);
}
