export const MODERATION_NOTE_MAX = 500;
/** Number of newest reports shown with their texts. */
export const REPORT_TEXTS_SHOWN = 10;
/** Characters of the reported text that the audit stores. */
export const AUDIT_ABOUT_MAX = 200;

/**
 * - `dismiss`: nothing is wrong with it;
 * - `hide`: only its author and the moderators see it; for a member, suspends them and hides all their contributions;
 * - `delete`: deletes it;
 * - `suspend`: hides it and suspends its author's account;
 * - `restore`: reverts a decision: shows it again and ends the suspension.
 */
export const MODERATION_ACTIONS = ['dismiss', 'hide', 'delete', 'suspend', 'restore'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
