import * as v from 'valibot';
import { withoutBlank } from '#contract/platform/visible.ts';
import * as postTexts from '#texts/post.ts';
import { ALT_MAX, IMAGES_MAX } from './limits.ts';

/** The text is a single line, so line breaks are refused too. */
const UNREADABLE = /\p{Cc}|\p{Cs}/u;

const Alt = v.pipe(
  v.string(postTexts.altTooLong),
  v.maxLength(ALT_MAX, postTexts.altTooLong),
  v.check((alt) => !UNREADABLE.test(alt), postTexts.unreadable),
  v.transform(withoutBlank),
);

/** Like `image`: the address of the member's upload, or a data URL, which the server stores as an upload. */
const ImageInBody = v.object(
  { url: v.string(postTexts.imageInvalid), alt: v.optional(Alt, '') },
  postTexts.imageInvalid,
);

export const ImagesInBody = v.pipe(
  v.array(v.unknown(), postTexts.imageInvalid),
  v.maxLength(IMAGES_MAX, postTexts.imagesTooMany),
  v.array(ImageInBody, postTexts.imageInvalid),
);
