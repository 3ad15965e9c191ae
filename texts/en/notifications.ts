export const notificationTexts = {
  untilInvalid: 'Unknown notification',
} as const;
