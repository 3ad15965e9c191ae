/** Words before the reason of a failure. */
export const offline = (message: string) => `Offline. ${message}`;
/** Below the specification's sentence of a form. */
export const noConnection = 'Simmer can’t be reached. Check your connection.';
