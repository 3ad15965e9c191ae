export const full = 'This device is full. Recipes still open, but new ones are not saved.';
export const cleared = 'The browser cleared your offline recipes. They are being downloaded again.';
export const keepsNothing =
  'This window can’t store anything. Everything works while you’re online.';
export const doesNotAnswer =
  'Offline storage is not responding. If Simmer is open in another window, close that one.';
export const unreadable = 'Offline storage can’t be read. Everything works while you’re online.';
