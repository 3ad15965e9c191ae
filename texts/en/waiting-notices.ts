/** Notices about writes that wait. */
export const waitingNoticeTexts = {
  signInAgainToSend: (count: number) =>
    `Sign in again to send ${count} ${count === 1 ? 'item' : 'items'}`,
  later: 'Later',
} as const;
