export const BODY_MAX = 64 * 1024;
export const CREDENTIALS_MAX = 16 * 1024;
/** Maximum bytes of a post: a 5 MB picture as a data URL, and the text. */
export const WITH_PICTURE_MAX = 8 * 1024 * 1024;
/** Maximum depth of nested arrays and objects. */
export const NESTING_MAX = 20;
