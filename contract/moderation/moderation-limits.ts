export const MODERATION_NOTE_MAX = 500;
/** Of so many reports of a thing, the newest, the words are shown. */
export const REPORT_TEXTS_SHOWN = 10;
/** Letters of what was written that the audit keeps. */
export const AUDIT_ABOUT_MAX = 200;

/**
 * - `dismiss`: nothing is wrong with it;
 * - `hide`: only its author and the moderators see it; a member is suspended, and everything by them is hidden;
 * - `delete`: it is gone;
 * - `suspend`: it is hidden, and who made it cannot use their account;
 * - `restore`: a decision is taken back: it is seen again, and who made it is not suspended.
 */
export const MODERATION_ACTIONS = ['dismiss', 'hide', 'delete', 'suspend', 'restore'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
