import { plural } from './language.ts';

export const moderation = 'Moderation';
export const signInTitle = 'Sign in to moderate';
export const forModerators = 'This page is for moderators.';
export const whatIsShown = 'What is shown';
export const openReports = 'Open reports';
export const audit = 'Audit log';
export const loading = 'Loading';
export const loadFailed = 'Failed to load';
export const offlineTitle = 'Moderation needs a connection';
export const offlineHint = 'Decisions need the latest content, so nothing is saved on this device.';
export const noReports = 'No open reports';
export const noReportsHint = 'Reports from members show up here.';
export const noEntries = 'No decisions yet';
export const noEntriesHint = 'Every decision is recorded here.';
export const KINDS = { post: 'Post', comment: 'Comment', tip: 'Tip', member: 'Member' };
export const REASONS = {
  spam: 'Spam or advertising',
  abuse: 'Insults or harassment',
  unsafe: 'Unsafe advice',
  other: 'Something else',
};
export const reasonCount = (reason: string, count: number) =>
  count === 1 ? reason : `${reason} (${count})`;
export const reportCount = (count: number) =>
  plural(count, { one: '1 report', other: `${count} reports` });
export const about = (kind: string, name: string) => `${kind} by ${name}`;
export const aboutMember = (name: string) => `Member ${name}`;
export const formerMember = 'a former member';
export const onPost = (title: string) => `On “${title}”`;
export const atStep = (step: number, dish: string) => `Step ${step} of ${dish}`;
export const look = 'View';
export const isHidden = 'Already hidden';
export const noWords = 'No text.';
export const ACTIONS = {
  dismiss: 'Dismiss',
  hide: 'Hide',
  delete: 'Delete',
  suspend: 'Suspend member',
  restore: 'Restore',
};
export const hideMember = 'Hide everything';
export const hideMemberHint =
  'Their page and everything they wrote will be hidden, and they cannot use their account. They will see your note. You can undo this.';
export const DONE = {
  dismiss: 'Dismissed',
  hide: 'Hidden',
  delete: 'Deleted',
  suspend: 'Suspended',
  restore: 'Restored',
};
export const HINTS = {
  dismiss: 'Nothing is wrong with it, so the reports are closed.',
  hide: 'Only its author and moderators see it from now on. You can undo this.',
  delete: 'It is gone for good. This cannot be undone.',
  suspend:
    'What was reported is hidden, and its author cannot use their account. They will see your note. You can undo this.',
  restore: 'What was hidden becomes visible again, and any suspension is lifted.',
};
export const note = 'Note: the reason for your decision';
export const noteNeeded = 'Write a note first';
export const noteTooLong = 'A note can have at most 500 characters';
export const notDecided = 'The decision could not be saved';
export const byModerator = (name: string) => `by ${name}`;

// Responses of the server to moderators and to suspended members
export const moderatorsOnly = 'Only moderators may see this';
export const actionInvalid = 'Choose dismiss, hide, delete, suspend or restore';
export const noteRequired = 'Write a note with the reason for your decision';
export const noteUnreadable = 'The note contains characters that cannot be shown';
export const reportNotFound = 'This report no longer exists';
export const alreadyDecided = 'Another moderator has already decided this';
export const notOfMembers = 'A member can be suspended or hidden, not deleted';
export const ownThing = 'You cannot moderate yourself or anything you wrote';
export const authorLeft = 'The author has deleted their account';
export const isModerator = 'A moderator cannot be suspended. Remove them as a moderator first.';
export const suspended = (reason: string) => `Your account is suspended: ${reason}`;

/** Label on content that only its author and the moderators still see. */
export const hiddenByModerators = 'Hidden by the moderators';
export const hideOwn = 'You cannot hide your own post';
