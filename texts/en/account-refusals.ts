/** Kept out of accounts.ts, which the worker bundles too. */
export const accountRefusalTexts = {
  linkInvalid: 'This link no longer works. Ask for a new one.',
  noMail: 'This server does not send email',
  sessionNotFound: 'This device is no longer signed in',
} as const;
