/** Where somebody is signed in, in the words of their browser. */
export const onSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const aBrowser = 'A browser';
