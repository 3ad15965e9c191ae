import * as v from 'valibot';
import { postTexts as texts } from '../../texts/en/posts.ts';
import { withoutBlank } from '../visible.ts';
import { ALT_MAX, IMAGES_MAX } from './post-limits.ts';

/** One line: no line break either. */
const UNREADABLE = /\p{Cc}|\p{Cs}/u;

const Alt = v.pipe(
  v.string(texts.altTooLong),
  v.maxLength(ALT_MAX, texts.altTooLong),
  v.check((alt) => !UNREADABLE.test(alt), texts.unreadable),
  v.transform(withoutBlank),
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
