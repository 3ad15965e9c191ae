/** Words of buttons and fields that every page may have. */
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const ofCharacters = (count: number, limit: number) => `${count} of ${limit} characters`;
export const waitingToSend = 'Waiting to send';
export const upload = 'Upload';
