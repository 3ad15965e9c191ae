import * as v from 'valibot';

/** Response (201) of POST /upload/image and POST /profile-upload/profile-image. */
export const UploadAnswer = v.object({
  /** Path on this origin: `/media/uploads/…`. */
  imageUrl: v.string(),
  publicId: v.string(),
  width: v.number(),
  height: v.number(),
});
export type UploadAnswer = v.InferOutput<typeof UploadAnswer>;

export const UPLOADS_PATH = '/media/uploads/';

/** Limits for the sum of all frames: a file of some kilobytes can decode to gigabytes. */
export const PIXELS_MAX = 40_000_000;
export const FRAMES_MAX = 500;

/** Maximum long side of a stored picture, in pixels. */
export const PICTURE_MAX_SIDE = 2048;
/** Sides of the two square avatar files, in pixels. */
export const AVATAR_SIDE = 512;
export const AVATAR_SMALL_SIDE = 96;

/** Returns the address of an avatar's small version. Any other address is returned unchanged. */
export function toSmallAvatar(avatar: string): string {
  const end = `.${AVATAR_SIDE}.webp`;
  if (!avatar.startsWith(UPLOADS_PATH) || !avatar.endsWith(end)) return avatar;
  return `${avatar.slice(0, -end.length)}.${AVATAR_SMALL_SIDE}.webp`;
}

export type UploadKind = 'picture' | 'avatar';

/** Returns the file names of an upload. `imageUrl` is the first. */
export function toFileNames(id: string, kind: UploadKind): [string, ...string[]] {
  if (kind === 'picture') return [`${id}.webp`];
  return [`${id}.${AVATAR_SIDE}.webp`, `${id}.${AVATAR_SMALL_SIDE}.webp`];
}

export function toPictureAddress(imageId: string): string {
  return UPLOADS_PATH + toFileNames(imageId, 'picture')[0];
}

export function toAvatarAddress(avatarId: string | null): string {
  return avatarId === null ? '' : UPLOADS_PATH + toFileNames(avatarId, 'avatar')[0];
}
