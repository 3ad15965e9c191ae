export const NAME_MIN = 2;
export const NAME_MAX = 60;
export const BIO_MAX = 500;
export const PASSWORD_MIN = 6;
/** Hashing a longer password would only cost server time. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
export const RECIPE_NAME_MAX = 200;
/** The response with the signed-in user contains all notes. */
export const RECIPE_NOTE_MAX = 500;
export const RECIPE_NOTES_MAX = 200;

/** Maximum size of the picked file, before the browser shrinks it. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_TIMEOUT_MS = 30_000;
/** Image types allowed for a profile picture. The general upload allows the same types. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** The response with the signed-in user contains all blocked ids. */
export const BLOCKS_MAX = 1000;
/** The response with the signed-in user contains all hidden ids. The oldest beyond the maximum are shown again. */
export const HIDDEN_POSTS_MAX = 300;
