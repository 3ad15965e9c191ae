import { POST_CATEGORIES, POST_TYPES } from '../../contract/post/post-limits.ts';
import type { PostChanges } from '../../contract/writes/post-fields.ts';

/** The waiting text of a post as it is shown; a picture that is still to be uploaded has no address yet. */
export function toShownText({ image, category, type, ...text }: PostChanges) {
  const knownCategory = POST_CATEGORIES.find((known) => known === category);
  const knownType = POST_TYPES.find((known) => known === type);
  return {
    ...text,
    ...(knownCategory && { category: knownCategory }),
    ...(knownType && { type: knownType }),
    ...(typeof image === 'object' && image !== null && { upload: image.upload }),
    ...((image === null || typeof image === 'string') && { image, upload: '' }),
  };
}

/** Title and text, to be copied. */
export function toTypedPost({ title, content }: PostChanges): string {
  return [title, content].filter((text) => text !== undefined).join('\n\n');
}
