/** Words of the comments below a post. */
export const addAComment = 'Add a comment';
export const charactersLeft = (told: number) => `${told} characters left`;
export const moreComments = 'More comments';
export const logInToComment = 'Please log in to add a comment';
export const refused = 'Your comment was refused';
export const waits = 'Your comment waits for a connection';
export const sent = 'Your comment is sent';
export const newComments = (others: number) => `${others} new comments`;
export const deleted = 'Comment deleted';
export const deleteComment = 'Delete comment';
export const refusedText = 'Your comment that couldn’t be sent';
export const deleteThisComment = 'Delete this comment?';
export const keepIt = 'Keep it';
export const neverSent = 'Your comment was never sent. It is nowhere else.';
export const cannotBeUndone = 'This action cannot be undone.';
export const moreFailed = 'More comments could not be loaded';
