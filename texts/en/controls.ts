export const close = 'Close';
export const tryAgain = 'Try again';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const upload = 'Upload';
export const charactersOf = (length: number, limit: number) => `${length} of ${limit} characters`;
