/** Words of buttons and fields that every page may have. */
export const controlTexts = {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  ofCharacters: (count: number, limit: number) => `${count} of ${limit} characters`,
  waitingToSend: 'Waiting to send',
} as const;
