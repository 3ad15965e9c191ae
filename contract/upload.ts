import * as v from 'valibot';

/** What POST /upload/image (field `image`) and POST /profile-upload/profile-image (field `profileImage`) answer with 201. */
export const UploadAnswer = v.object({
  /** From the root of the origin: `/media/uploads/…`. */
  imageUrl: v.string(),
  /** For DELETE /upload/image/{publicId}. */
  publicId: v.string(),
  width: v.number(),
  height: v.number(),
});
export type UploadAnswer = v.InferOutput<typeof UploadAnswer>;

export const UPLOADS_PATH = '/media/uploads/';

/** A file of some kilobytes can decode to gigabytes. All frames of an animation count. */
export const PIXELS_MAX = 40_000_000;
export const FRAMES_MAX = 500;

/** The long side of a stored picture, in pixels. */
export const PICTURE_MAX_SIDE = 2048;
/** The sides of an avatar; both are square. */
export const AVATAR_SIDE = 512;
export const AVATAR_SMALL_SIDE = 96;

/** The small version of an avatar's address; what is none of ours comes back as it is. */
export function toSmallAvatar(avatar: string): string {
  const end = `.${AVATAR_SIDE}.webp`;
  if (!avatar.startsWith(UPLOADS_PATH) || !avatar.endsWith(end)) return avatar;
  return `${avatar.slice(0, -end.length)}.${AVATAR_SMALL_SIDE}.webp`;
}

export type UploadKind = 'picture' | 'avatar';

/** The names of the files of one upload; `imageUrl` is the first. */
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
