/** Apart from the texts of accounts, which the worker carries as well. */
export const accountRefusalTexts = {
  linkInvalid: 'This link no longer works. Ask for a new one.',
  noMail: 'This server does not send email',
  sessionNotFound: 'This device is no longer signed in',
} as const;
