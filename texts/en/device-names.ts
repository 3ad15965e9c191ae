export const onSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const aBrowser = 'A browser';
