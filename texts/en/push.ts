export const title = 'Notifications';
export const notifyMe = 'Notify me when the app is closed';
export const hint =
  'For activity on your posts, tips and profile. This applies to every device where you allow notifications.';
export const whatAbout = 'Notify me about';
export const KINDS = {
  likes: 'Likes on my posts',
  comments: 'Comments on my posts',
  follows: 'New followers',
  tips: 'Likes on my tips',
  cooks: 'Dishes cooked from my posts',
  moderation: 'Moderators’ decisions',
};
export const quietHours = 'Quiet hours';
export const quietHint =
  'No notifications arrive between these times. Unread ones are shown afterwards.';
export const from = 'From';
export const until = 'Until';
export const allowHere = 'Allow on this device';
export const notAllowedHere = 'Notifications are off on this device.';
export const blockedHere =
  'Your browser blocks notifications from Simmer. You can allow them in its settings for this site.';
export const notPossible = 'This browser cannot show notifications while the app is closed.';
export const needsHomeScreen = 'Add Simmer to your home screen to be notified on this device.';
export const notChanged = 'This could not be changed';

// Why the server refuses settings
export const quietInvalid = 'Quiet hours need a start and an end time';
export const timeZoneInvalid = 'Unknown time zone';
export const kindInvalid = 'Unknown kind of notification';

// Why the server refuses a push subscription or its timers
export const addressInvalid = 'This is not the address of a push service';
export const keysInvalid = 'These are not the keys of a push subscription';
export const subscriptionNotYours = 'This push subscription belongs to another browser';
export const subscriptionUnknown = 'Push subscription not found';
export const timersInvalid = 'The timers are missing';
export const tooManyTimers = 'Too many timers';
export const timerTooFar = 'A timer can be at most 48 hours away';
