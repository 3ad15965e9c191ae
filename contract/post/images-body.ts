import * as v from 'valibot';
import { withoutBlank } from '#contract/platform/visible.ts';
import { postTexts as texts } from '#texts/posts.ts';
import { ALT_MAX, IMAGES_MAX } from './limits.ts';

/** The text is a single line, so line breaks are refused too. */
const UNREADABLE = /\p{Cc}|\p{Cs}/u;

const Alt = v.pipe(
  v.string(texts.altTooLong),
  v.maxLength(ALT_MAX, texts.altTooLong),
  v.check((alt) => !UNREADABLE.test(alt), texts.unreadable),
  v.transform(withoutBlank),
);

/** Like `image`: the address of the member's upload, or a data URL, which the server stores as an upload. */
const ImageInBody = v.object(
  { url: v.string(texts.imageInvalid), alt: v.optional(Alt, '') },
  texts.imageInvalid,
);

export const ImagesInBody = v.pipe(
  v.array(v.unknown(), texts.imageInvalid),
  v.maxLength(IMAGES_MAX, texts.imagesTooMany),
  v.array(ImageInBody, texts.imageInvalid),
);
