/** Responses of the server to moderators and to suspended members. */
export const moderatorsOnly = 'Only moderators may see this';
export const actionInvalid = 'Choose dismiss, hide, delete, suspend or restore';
export const noteRequired = 'Write a note with the reason for your decision';
export const noteTooLong = 'A note can have at most 500 characters';
export const noteUnreadable = 'The note contains characters that cannot be shown';
export const reportNotFound = 'This report no longer exists';
export const alreadyDecided = 'Another moderator has already decided this';
export const notOfMembers = 'A member can be suspended or hidden, not deleted';
export const ownThing = 'You cannot moderate yourself or anything you wrote';
export const authorLeft = 'The author has deleted their account';
export const isModerator = 'A moderator cannot be suspended. Remove them as a moderator first.';
export const suspended = (reason: string) => `Your account is suspended: ${reason}`;
