import * as v from 'valibot';
import { postTexts as texts } from '../../texts/en/posts.ts';
import { ALT_MAX, IMAGES_MAX } from './post-limits.ts';

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

/** One line: no line break either. */
const UNREADABLE = /\p{Cc}|\p{Cs}/u;

export const Alt = v.pipe(
  v.string(texts.altTooLong),
  v.maxLength(ALT_MAX, texts.altTooLong),
  v.check((alt) => !UNREADABLE.test(alt), texts.unreadable),
);

/** As `image` alone: the address of an upload of one's own, or a data URL, which becomes one. */
const ImageInBody = v.object(
  { url: v.string(texts.imageInvalid), alt: v.optional(Alt, '') },
  texts.imageInvalid,
);

/** In the order in which they are shown. */
export const ImagesInBody = v.pipe(
  v.array(v.unknown(), texts.imageInvalid),
  v.maxLength(IMAGES_MAX, texts.imagesTooMany),
  v.array(ImageInBody, texts.imageInvalid),
);
