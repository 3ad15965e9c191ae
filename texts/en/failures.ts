/** Put before the reason of a failure. */
export const offline = (message: string) => `Offline. ${message}`;
/** Put below the specification's sentence about a form. */
export const noConnection = 'Simmer can’t be reached. Check your connection.';
