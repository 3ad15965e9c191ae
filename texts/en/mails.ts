/** What the server mails. No name in it: whoever registers chooses that, and could write to others with it. */
export const mailTexts = {
  reset: {
    subject: 'Choose a new Simmer password',
    before: ['Somebody asked for a new password for your Simmer account.'],
    link: 'Choose a new password',
    after: [
      'The link works once, for one hour. A newer one replaces it.',
      'If it was not you, ignore this mail. Your password stays as it is.',
    ],
  },
  confirm: {
    subject: 'Confirm your email address for Simmer',
    before: ['A Simmer account was created with this email address.'],
    link: 'Confirm my email address',
    after: ['The link works for 7 days.', 'If it was not you, ignore this mail.'],
  },
  changed: {
    subject: 'Your Simmer password was changed',
    before: [
      'The password of your Simmer account was changed, and other devices were signed out.',
      'If it was not you, choose another one now:',
    ],
    link: 'Reset my password',
    after: [],
  },
} as const;
