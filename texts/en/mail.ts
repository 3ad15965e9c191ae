/** Emails from the server. They contain no member names, which people could use to send messages to strangers. */
export const letters = {
  reset: {
    subject: 'Choose a new Simmer password',
    before: ['Someone asked for a new password for your Simmer account.'],
    link: 'Choose a new password',
    after: [
      'The link works once, within one hour. If you ask again, only the newest link works.',
      'If this wasn’t you, ignore this email. Your password stays the same.',
    ],
  },
  confirm: {
    subject: 'Confirm your email address for Simmer',
    before: ['A Simmer account was created with this email address.'],
    link: 'Confirm my email address',
    after: ['The link works for 7 days.', 'If this wasn’t you, ignore this email.'],
  },
  changed: {
    subject: 'Your Simmer password was changed',
    before: [
      'The password of your Simmer account was changed, and your other devices were signed out.',
      'If this wasn’t you, choose a new password now:',
    ],
    link: 'Reset my password',
    after: [],
  },
} as const;
