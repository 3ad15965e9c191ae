/** Notices about writes that wait. */
export const signInAgainToSend = (count: number) =>
  `Sign in again to send ${count} ${count === 1 ? 'item' : 'items'}`;
export const later = 'Later';
