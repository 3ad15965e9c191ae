export const copied = 'Copied';
export const yourText = 'Your text';
export const discardThis = 'Discard this?';
export const keep = 'Keep';
export const moreAreDiscarded = (hangingOn: number) =>
  ` ${hangingOn} more things that depend on it are discarded too.`;
export const waiting = 'Waiting';
export const tooMuchWaits = 'Too much is waiting. Send or discard some of it before you add more.';
export const nothingIsWaiting = 'Nothing is waiting';
export const emptyHint = 'What you do offline is saved here until it is sent.';
export const itNeedsDecision = 'It needs a decision from you.';
export const theyNeedDecision = 'They need a decision from you.';
export const nothingIsLost = 'Nothing is lost. It is saved on this device.';
export const sendAll = 'Send all';
export const sendAllWhenOnline = 'Send all when online';
export const copyIt = 'Copy the text if you want it elsewhere too.';
export const stuckSince = (when: string) => `Stuck since ${when}`;
export const triedEveryHour =
  'Simmer tries again every hour, or right away with “Send all”. Nothing is lost.';
export const oneCouldNotBeSent = 'One could not be sent.';
export const nothingWaitsAnyMore = 'Nothing is waiting any more.';
export const thingsWaiting = (count: number) =>
  `${count} ${count === 1 ? 'thing is' : 'things are'} waiting to send.`;
export const oneMoreIsDiscarded = ' One more thing that depends on it is discarded too.';
export const inOrder = (isReached: boolean) =>
  isReached ? 'They are sent in order' : 'They are sent in order when you’re back online';
export const decisionLeft = (ways: string) =>
  `${ways}; what couldn’t be sent needs a decision from you.`;
