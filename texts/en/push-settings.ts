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
