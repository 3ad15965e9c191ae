/** Why a write was not put into the outbox. */
export const outboxRefusalTexts = {
  tooMuch: 'Too much waiting to be sent',
  gone: 'This post is being deleted',
  signedOut: 'Please sign in again',
  unreadable: 'This could not be kept',
  full: 'There is no room left on this device',
  broken: 'This device keeps nothing at the moment',
} as const;
