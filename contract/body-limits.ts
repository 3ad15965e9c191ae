/** Bytes of a request's body, where its endpoint declares no other limit. */
export const BODY_MAX = 64 * 1024;
/** For signing in and registering, which anybody may call. */
export const CREDENTIALS_MAX = 16 * 1024;
/** For a post: room for a picture of 5 MB as a data URL, and its text. */
export const WITH_PICTURE_MAX = 8 * 1024 * 1024;
/** Arrays and objects inside each other. */
export const NESTING_MAX = 20;
