/** Reasons why the server refuses a push subscription or its timers. */
export const pushTexts = {
  addressInvalid: 'This is not the address of a push service',
  keysInvalid: 'These are not the keys of a push subscription',
  notYours: 'This push subscription belongs to another browser',
  unknown: 'Push subscription not found',
  timersInvalid: 'The timers are missing',
  tooManyTimers: 'Too many timers',
  timerTooFar: 'A timer can be at most 48 hours away',
} as const;
