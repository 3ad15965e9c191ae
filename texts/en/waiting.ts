/** How much waits on this device, and what becomes of it. */
export const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);
export const toSend = (tally: string) => `${tally} waiting to send`;
export const neverSent = (lost: string) => `${lost} was never sent. It is nowhere else.`;
export const couldNotBeSent = 'couldn’t be sent';
export const needDecision = (count: number) =>
  count === 1 ? 'needs a decision' : 'need a decision';
