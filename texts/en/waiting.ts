/** How much waits on this device, and what becomes of it. */
export const waitingTexts = {
  things: (count: number) => (count === 1 ? '1 thing' : `${count} things`),
  toSend: (things: string) => `${things} waiting to send`,
  neverSent: (lost: string) => `${lost} was never sent. It is nowhere else.`,
  couldNotBeSent: 'couldn’t be sent',
  needDecision: (count: number) => (count === 1 ? 'needs a decision' : 'need a decision'),
} as const;
