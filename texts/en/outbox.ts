/** Words of the outbox: what waits on this device, and what becomes of it. */
export const copied = 'Copied';
export const yourText = 'Your text';
export const discardThis = 'Discard this?';
export const keep = 'Keep';
export const moreGoAlong = (hangingOn: number) => ` ${hangingOn} more that wait for it go along.`;
export const waiting = 'Waiting';
export const tooMuchWaits =
  'Too much is waiting. Nothing more fits in until some of it is sent or discarded.';
export const nothingIsWaiting = 'Nothing is waiting';
export const emptyHint = 'What you do without a connection is kept here until it is sent.';
export const itNeedsDecision = 'It needs a decision from you.';
export const theyNeedDecision = 'They need a decision from you.';
export const nothingIsLost = 'Nothing is lost. It is kept on this device.';
export const didNotOpen = 'This did not open. Load the page again.';
export const signInAgainToSend = (count: number) =>
  `Sign in again to send ${count} ${count === 1 ? 'item' : 'items'}`;
export const sendAll = 'Send all';
export const sendAllWhenOnline = 'Send all when online';
export const stuckSince = (when: string) => `Stuck since ${when}`;
export const triedEveryHour =
  'It is tried again every hour, and at once with “Send all”. Nothing is lost.';
export const oneCouldNotBeSent = 'One could not be sent.';
export const nothingWaitsAnyMore = 'Nothing is waiting any more.';
export const thingsWaiting = (count: number) =>
  `${count} ${count === 1 ? 'thing is' : 'things are'} waiting to send.`;
export const oneMoreGoesAlong = ' One more thing that waits for it goes along.';
export const inOrder = (isReached: boolean) =>
  isReached ? 'They go out in order' : 'They go out in order when you’re back online';
export const decisionLeft = (ways: string) =>
  `${ways}; what couldn’t be sent needs a decision from you.`;
