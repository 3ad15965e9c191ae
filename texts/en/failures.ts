/** Words before the reason of a failure. */
export const failureTexts = {
  offline: (message: string) => `Offline. ${message}`,
} as const;
