/** What a cook reads when the device keeps nothing more, or nothing at all. */
export const full = 'This device is full. Recipes still open; new ones are not kept.';
export const cleared = 'The browser cleared what was kept here. Recipes are being fetched again.';
export const keepsNothing =
  'This window keeps nothing. Everything works while there is a connection.';
export const doesNotAnswer =
  'What is kept here does not answer. If Simmer is open in another window, close that one.';
export const unreadable =
  'What is kept here can’t be read. Everything works while there is a connection.';
