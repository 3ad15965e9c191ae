// Notes above content that is stored on this device. `when` is "07:20" or "Tuesday", or '' if unknown
export const offlinePrefix = 'Offline. ';
export const youAreOffline = 'You’re offline. ';
export const recipeCopy = (isGone: boolean, when: string) =>
  `${isGone ? 'No longer online. ' : ''}Stored copy${toFrom(when)}`;
export const restOfProfile = 'The rest of this profile is not on this device yet.';
export const showing = (
  what: 'posts' | 'this post' | 'this profile' | 'notifications',
  when: string,
) => `Showing ${what}${toFrom(when)}.`;
export const storedRecipes = (when: string) =>
  `Showing recipes stored on this device${toFrom(when)}.`;
export const storedCopy = (when: string) => `Stored copy${toFrom(when)}.`;
function toFrom(when: string): string {
  return when && ` from ${when}`;
}

// The storage of this device
export const deviceFull = 'This device is full. Recipes still open, but new ones are not saved.';
export const deviceCleared =
  'The browser cleared your offline recipes. They are being downloaded again.';
export const deviceKeepsNothing =
  'This window can’t store anything. Everything works while you’re online.';
export const deviceDoesNotAnswer =
  'Offline storage is not responding. If Simmer is open in another window, close that one.';
export const unreadable = 'Offline storage can’t be read. Everything works while you’re online.';

// Pages that are not on this device
export const offline = 'Offline';
export const recipeNotHere = 'This recipe isn’t on this device yet';
export const postNotHere = 'This post isn’t on this device yet';
export const profileNotHere = 'This profile isn’t on this device yet';
export const pageNotHere = 'This page isn’t on this device yet';
export const opensOnline = 'It opens when you’re back online.';
export const needsConnectionOnce = 'It needs a connection once. After that it opens offline too.';
export const readyDishes = 'Ready without a connection';
