/** `count` is 0 if the device could not count its unsent writes. */
export function unsent(count: number): string {
  if (count === 0) return 'This device can’t tell right now whether everything you did was sent.';
  return count === 1
    ? 'One thing you did has not been sent yet. It is saved on this device.'
    : `${count} things you did have not been sent yet. They are saved on this device.`;
}
/** Returns "Gumbo and Ramen are still on the stove, with their timers." */
export function stillCooking(titles: readonly string[]): string {
  const names = new Intl.ListFormat('en').format(titles);
  return titles.length === 1
    ? `${names} is still on the stove, with its timers.`
    : `${names} are still on the stove, with their timers.`;
}
export const keepCooking = 'Keep cooking on this device';
export const clearStove = 'Take everything off the stove';
export const beforeYouGo = 'Before you go';
export const notAllSent = 'Some things could not be sent right now.';
export const sendNow = 'Send now';
export const keepForLater = 'Keep for my next sign-in';
