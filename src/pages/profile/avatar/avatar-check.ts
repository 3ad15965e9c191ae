import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#contract/account/limits.ts';
import { uploadTexts } from '#texts/uploads.ts';

/** Some systems report image/jpg instead of image/jpeg. */
const TYPES = new Set<string>([...IMAGE_TYPES, 'image/jpg']);

/** The error message for a picked file, or undefined if it is valid. */
export function toAvatarFailure(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.has(file.type)) return uploadTexts.avatarWrongType;
  return file.size > IMAGE_MAX_BYTES ? uploadTexts.avatarTooLarge : undefined;
}
