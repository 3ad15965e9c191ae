import { plural } from './language.ts';

export const addAComment = 'Add a comment';
export const charactersLeft = (told: number) => `${told} characters left`;
export const reply = 'Reply';
export const replyTo = (name: string) => `Reply to ${name}`;
export const replyingTo = (name: string) => `Replying to ${name}`;
export const repliesTo = (name: string) =>
  name === '' ? 'Replies to a deleted comment' : `Replies to ${name}`;
export const deletedPlace = 'This comment was deleted';
export const moreComments = 'More comments';
export const logInToComment = 'Please log in to add a comment';
export const refused = 'Your comment was not accepted';
export const waits = 'Your comment is waiting for a connection';
export const sent = 'Your comment was sent';
export const newComments = (others: number) =>
  plural(others, { one: '1 new comment', other: `${others} new comments` });
export const deleted = 'Comment deleted';
export const unsentGone = 'Your comment was not sent and is no longer on this device';
export const editComment = 'Edit comment';
export const editedText = 'Your comment';
export const edited = 'edited';
export const deleteComment = 'Delete comment';
export const refusedText = 'Your comment that couldn’t be sent';
export const deleteThisComment = 'Delete this comment?';
export const keepIt = 'Keep it';
export const neverSent = 'Your comment was never sent, and there is no other copy.';
export const cannotBeUndone = 'This action cannot be undone.';
export const moreFailed = 'More comments could not be loaded';
