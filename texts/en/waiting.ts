/** Texts about the number of unsent writes on this device and their outcome. */
export const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);
export const toSend = (tally: string) => `${tally} waiting to send`;
export const neverSent = (lost: string) => `${lost} was never sent, and there is no other copy.`;
export const couldNotBeSent = 'couldn’t be sent';
export const needDecision = (count: number) =>
  count === 1 ? 'needs a decision' : 'need a decision';
/** Read as "2 waiting to send". Only screen readers get the second half. */
export const waiting = 'waiting';
export const forSending = 'to send';
export const signInAgainToSend = (count: number) =>
  `Sign in again to send ${count} ${count === 1 ? 'item' : 'items'}`;
