import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../../../contract/account/account-limits.ts';
import { uploadTexts } from '../../../../texts/en/uploads.ts';

/** Specification 5, Profile avatar; some systems still say image/jpg. */
const TYPES = new Set<string>([...IMAGE_TYPES, 'image/jpg']);

/** What is wrong with the picked file, in the specification's words. */
export function toAvatarFailure(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.has(file.type)) return uploadTexts.avatarWrongType;
  return file.size > IMAGE_MAX_BYTES ? uploadTexts.avatarTooLarge : undefined;
}
