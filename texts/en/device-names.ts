/** Names of the devices on which a member is signed in. */
export const onSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const aBrowser = 'A browser';
