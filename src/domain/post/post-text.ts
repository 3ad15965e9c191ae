import { POST_CATEGORIES, POST_TYPES } from '#contract/post/limits.ts';
import { type PostChanges, toWaitingImages } from '#contract/post/waiting-fields.ts';

/** The pending fields of a post in the shape that screens show. A picture still to be uploaded has no address yet. */
export function toShownText({ image, images, category, type, ...text }: PostChanges) {
  const pictures = toWaitingImages({ image, images });
  const first = pictures?.[0]?.url ?? null;
  const knownCategory = POST_CATEGORIES.find((known) => known === category);
  const knownType = POST_TYPES.find((known) => known === type);
  return {
    ...text,
    ...(knownCategory && { category: knownCategory }),
    ...(knownType && { type: knownType }),
    ...(pictures && {
      image: typeof first === 'string' ? first : null,
      upload: typeof first === 'string' ? '' : (first?.upload ?? ''),
      pictures,
    }),
  };
}

/** Title and content as one text, for copying. */
export function toTypedPost({ title, content }: PostChanges): string {
  return [title, content].filter((text) => text !== undefined).join('\n\n');
}
