import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#contract/account/limits.ts';
import * as uploadTexts from '#texts/upload.ts';

type Picked = Pick<File, 'type' | 'size'>;

/** The types that the generic image upload accepts unless the page passes others. */
export const DEFAULT_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Profile upload: returns the error message, or undefined for a valid file. */
export function toProfileImageFailure(file: Picked | undefined): string | undefined {
  if (!file) return uploadTexts.noFile;
  if (!isOneOf(IMAGE_TYPES, file)) return uploadTexts.profileWrongType;
  return file.size > IMAGE_MAX_BYTES ? uploadTexts.profileTooLarge : undefined;
}

/** Generic image upload: returns the error message, which names the accepted types, or undefined for a valid file. */
export function toImageFailure(
  file: Picked,
  accepted: readonly string[] = DEFAULT_TYPES,
): string | undefined {
  if (!isOneOf(accepted, file)) return uploadTexts.selectValidImage(toNames(accepted));
  return file.size > IMAGE_MAX_BYTES ? uploadTexts.tooLarge : undefined;
}

/** ["image/jpeg", "image/png"] -> "JPEG, PNG". */
function toNames(types: readonly string[]): string {
  return types.map((type) => type.replace(/^image\//, '').toUpperCase()).join(', ');
}

function isOneOf(types: readonly string[], file: Picked): boolean {
  return types.includes(file.type);
}
