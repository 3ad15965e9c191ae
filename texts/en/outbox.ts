import { plural } from './language.ts';

// The number of unsent writes on this device, and their outcome
export const things = (count: number) =>
  plural(count, { one: '1 thing', other: `${count} things` });
export const toSend = (tally: string) => `${tally} waiting to send`;
export const neverSent = (lost: string) => `${lost} was never sent, and there is no other copy.`;
export const couldNotBeSent = 'couldn’t be sent';
export const needDecision = (count: number) =>
  plural(count, { one: 'needs a decision', other: 'need a decision' });
/** Read as "2 waiting to send". Only screen readers get the second half. */
export const countWaiting = 'waiting';
export const forSending = 'to send';
export const signInAgainToSend = (count: number) =>
  `Sign in again to send ${count} ${plural(count, { one: 'item', other: 'items' })}`;

// The list of unsent writes
export const copied = 'Copied';
export const yourText = 'Your text';
export const discardThis = 'Discard this?';
export const keep = 'Keep';
export const moreAreDiscarded = (hangingOn: number) =>
  plural(hangingOn, {
    one: ' One more thing that depends on it is discarded too.',
    other: ` ${hangingOn} more things that depend on it are discarded too.`,
  });
export const waiting = 'Waiting';
export const tooMuchWaits = 'Too much is waiting. Send or discard some of it before you add more.';
export const nothingIsWaiting = 'Nothing is waiting';
export const emptyHint = 'What you do offline is saved here until it is sent.';
export const needDecisionFromYou = (count: number) =>
  `${plural(count, { one: 'It needs', other: 'They need' })} a decision from you.`;
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
  `${count} ${plural(count, { one: 'thing is', other: 'things are' })} waiting to send.`;
export const inOrder = (isReached: boolean) =>
  isReached ? 'They are sent in order' : 'They are sent in order when you’re back online';
export const decisionLeft = (ways: string) =>
  `${ways}; what couldn’t be sent needs a decision from you.`;

// Why the device does not accept a write
export const refusedTooMuch = 'Too much waiting to be sent';
export const refusedGone = 'This post is being deleted';
export const refusedSignedOut = 'Please sign in again';
export const refusedUnreadable = 'This could not be saved';
export const refusedFull = 'There is no room left on this device';
export const refusedBroken = 'This device can’t save anything right now';

// Outcomes of a write for which the server sent no text
export const outcomeTooLarge = 'Too large';
export const outcomeUnknown =
  'We can’t tell whether this was sent. Check before you send it again.';

// Shown after a deletion while it can be undone
export const deleteForGood = 'Close and delete for good';
export const broughtBack = 'It’s back';
export const severalBroughtBack = 'They’re back';
export const tooLateToUndo = 'It’s too late to undo this';
export const deletedWhenOnline = 'It will be deleted for good when you’re back online.';

// Writes of an account that the server no longer knows
export const earlierItems = (count: number) =>
  `${count} ${plural(count, { one: 'item', other: 'items' })} from an earlier account`;
export const earlierCannotBeSent = 'That account no longer exists, so none of this can be sent.';
export const deleteEarlierQuestion = 'Delete what was never sent?';
export const deleteEarlierHint = 'It is only on this device and cannot be recovered.';
