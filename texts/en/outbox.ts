/** Words of the outbox: what waits on this device, and what becomes of it. */
export const outboxTexts = {
  copied: 'Copied',
  yourText: 'Your text',
  discardThis: 'Discard this?',
  keep: 'Keep',
  moreGoAlong: (hangingOn: number) => ` ${hangingOn} more that wait for it go along.`,
  waiting: 'Waiting',
  tooMuchWaits: 'Too much is waiting. Nothing more fits in until some of it is sent or discarded.',
  nothingIsWaiting: 'Nothing is waiting',
  emptyHint: 'What you do without a connection is kept here until it is sent.',
  itNeedsDecision: 'It needs a decision from you.',
  theyNeedDecision: 'They need a decision from you.',
  nothingIsLost: 'Nothing is lost. It is kept on this device.',
  didNotOpen: 'This did not open. Load the page again.',
  signInAgainToSend: (count: number) =>
    `Sign in again to send ${count} ${count === 1 ? 'item' : 'items'}`,
  sendAll: 'Send all',
  sendAllWhenOnline: 'Send all when online',
  stuckSince: (when: string) => `Stuck since ${when}`,
  triedEveryHour: 'It is tried again every hour, and at once with “Send all”. Nothing is lost.',
  oneCouldNotBeSent: 'One could not be sent.',
  nothingWaitsAnyMore: 'Nothing is waiting any more.',
  thingsWaiting: (waiting: number) =>
    `${waiting} ${waiting === 1 ? 'thing is' : 'things are'} waiting to send.`,
  oneMoreGoesAlong: ' One more thing that waits for it goes along.',
  inOrder: (isReached: boolean) =>
    isReached ? 'They go out in order' : 'They go out in order when you’re back online',
  decisionLeft: (ways: string) => `${ways}; what couldn’t be sent needs a decision from you.`,
} as const;
