export const MEMBERS_MAX = 10;
export const HOUSEHOLD_NAME_MAX = 60;
/** How long an invitation can be accepted. */
export const INVITE_MS = 48 * 60 * 60 * 1000;
