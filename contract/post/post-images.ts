import * as v from 'valibot';

/** A picture of a post and what is to be seen on it, for people who cannot see it; `alt` may be ''. */
export const PostImage = v.object({ url: v.string(), alt: v.string() });
export type PostImage = v.InferOutput<typeof PostImage>;

/** The pictures of a post; answers that a device stored before there could be several have none but `image`. */
export function toImages({
  image,
  images,
}: {
  image: string | null;
  images?: readonly PostImage[] | undefined;
}): readonly PostImage[] {
  return images ?? (image === null ? [] : [{ url: image, alt: '' }]);
}
