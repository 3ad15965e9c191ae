/** What a cook reads when the device keeps nothing more, or nothing at all. */
export const deviceTexts = {
  full: 'This device is full. Recipes still open; new ones are not kept.',
  cleared: 'The browser cleared what was kept here. Recipes are being fetched again.',
  keepsNothing: 'This window keeps nothing. Everything works while there is a connection.',
  doesNotAnswer:
    'What is kept here does not answer. If Simmer is open in another window, close that one.',
  unreadable: 'What is kept here can’t be read. Everything works while there is a connection.',
} as const;
