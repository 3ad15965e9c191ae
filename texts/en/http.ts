// Error responses of the server that do not depend on an endpoint
export const unreadable = 'The request could not be read';
export const notFound = 'Not found';
export const tooLarge = 'The request is too large';
export const addressTooLong = 'The address is too long';
export const notAnObject = 'The body must be a JSON object';
export const wrongType = 'This type of content is not accepted';
export const headersTooLarge = 'The headers of the request are too large';
export const tooSlow = 'The request did not arrive in time';
export const shuttingDown = 'The server is shutting down';
export const refused = 'The request was refused';
export const broken = 'Something went wrong on the server';

// Requests that did not reach the server
/** Put before the reason of a failure. */
export const whileOffline = (message: string) => `Offline. ${message}`;
/** Put below the specification's sentence about a form. */
export const noConnection = 'Simmer can’t be reached. Check your connection.';
