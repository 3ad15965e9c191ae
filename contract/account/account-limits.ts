/** Business constants about accounts and uploads: specification section 9 and the API contract. */

export const NAME_MIN = 2;
export const NAME_MAX = 60;
export const BIO_MAX = 500;
export const PASSWORD_MIN = 6;
/** Hashing longer ones would only cost the server time. */
export const PASSWORD_MAX = 200;
/** What an address of mail can have (RFC 5321). */
export const EMAIL_MAX = 254;
export const RECIPE_NAME_MAX = 200;
/** Every answer with the own user holds all notes. */
export const RECIPE_NOTE_MAX = 500;
export const RECIPE_NOTES_MAX = 200;

/** Specification 9: image size maximum, of the file as it was picked. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_TIMEOUT_MS = 30_000;
/** Specification 5: what a profile picture may be; the generic upload takes the same. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** Nobody blocks so many; the own user holds all their ids. */
export const BLOCKS_MAX = 1000;
/** The own user holds all their ids; beyond it the one that was hidden first is shown again, far down by then. */
export const HIDDEN_POSTS_MAX = 300;
