/** Refusals of requests about notifications. */
export const notificationTexts = {
  untilInvalid: 'Unknown notification',
} as const;
