/** Words of the comments below a post. */
export const commentTexts = {
  addAComment: 'Add a comment',
  charactersLeft: (told: number) => `${told} characters left`,
  moreComments: 'More comments',
  logInToComment: 'Please log in to add a comment',
  refused: 'Your comment was refused',
  waits: 'Your comment waits for a connection',
  sent: 'Your comment is sent',
  newComments: (others: number) => `${others} new comments`,
  deleted: 'Comment deleted',
  deleteComment: 'Delete comment',
  refusedText: 'Your comment that couldn’t be sent',
  deleteThisComment: 'Delete this comment?',
  keepIt: 'Keep it',
  neverSent: 'Your comment was never sent. It is nowhere else.',
  cannotBeUndone: 'This action cannot be undone.',
  moreFailed: 'More comments could not be loaded',
} as const;
