/** Words before the reason of a failure. */
export const offline = (message: string) => `Offline. ${message}`;
