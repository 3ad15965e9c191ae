/** What is asked before somebody signs out. */
export const signOutTexts = {
  oneUnsent: 'One thing you did has not been sent yet. It waits on this device.',
  manyUnsent: (count: number) =>
    `${count} things you did have not been sent yet. They wait on this device.`,
  beforeYouGo: 'Before you go',
  notAllSent: 'Not everything could be sent just now.',
  sendNow: 'Send now',
  keepForLater: 'Keep for my next sign-in',
} as const;
