/** What is asked before somebody signs out. */
export const oneUnsent = 'One thing you did has not been sent yet. It waits on this device.';
export const manyUnsent = (count: number) =>
  `${count} things you did have not been sent yet. They wait on this device.`;
export const beforeYouGo = 'Before you go';
export const notAllSent = 'Not everything could be sent just now.';
export const sendNow = 'Send now';
export const keepForLater = 'Keep for my next sign-in';
