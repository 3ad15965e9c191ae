/** What others did with what is one's own. */
export const notificationTexts = {
  untilInvalid: 'Unknown notification',
} as const;
