/** What the server says to moderators, and to those whom they suspend. */
export const moderatorsOnly = 'Only moderators may see this';
export const actionInvalid = 'Choose dismiss, hide, delete, suspend or restore';
export const noteRequired = 'Write a note: why you decide so';
export const noteTooLong = 'A note can have at most 500 characters';
export const noteUnreadable = 'The note contains characters that cannot be shown';
export const reportNotFound = 'This report is not there any more';
export const alreadyDecided = 'Somebody has already decided this';
export const notOfMembers = 'A member can be suspended or hidden, not deleted';
export const ownThing = 'You cannot decide about yourself or what you wrote';
export const authorLeft = 'Who wrote this has left';
export const isModerator = 'A moderator cannot be suspended. Remove them as a moderator first.';
export const suspended = (reason: string) => `Your account is suspended: ${reason}`;
