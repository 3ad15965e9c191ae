/** What is asked before somebody signs out. */
/** `count` 0: the device does not answer. */
export function unsent(count: number): string {
  if (count === 0) return 'This device can’t tell right now whether everything you did was sent.';
  return count === 1
    ? 'One thing you did has not been sent yet. It is saved on this device.'
    : `${count} things you did have not been sent yet. They are saved on this device.`;
}
export const beforeYouGo = 'Before you go';
export const notAllSent = 'Some things could not be sent right now.';
export const sendNow = 'Send now';
export const keepForLater = 'Keep for my next sign-in';
