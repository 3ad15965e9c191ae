export const yourAccount = 'Your account';
export const changePassword = 'Change password';
export const moderation = 'Moderation';
export const blockedMembers = 'Blocked members';
export const hiddenPosts = 'Hidden posts';
export const signOutOtherDevices = 'Sign out other devices';
export const downloadMyData = 'Download my data';
export const deleteMyAccount = 'Delete my account';
export const oneSignedOut = 'One other device was signed out.';
export const devicesSignedOut = (ended: number) => `${ended} other devices were signed out.`;
export const noOtherDevice = 'No other device was signed in.';
export const leavePosts = 'Keep my posts and comments, signed “A former member”';
export const takePosts = 'Delete my posts and comments';
export const deleteHint =
  'This cannot be undone. Your favorites, saved recipes and photo are deleted at once.';
export const whatYouHavePosted = 'Your posts and comments';
export const yourPassword = 'Your password';
export const passwordChanged =
  'Your password has been changed. Your other devices were signed out.';
export const yourPasswordNow = 'Current password';
export const theNewOne = 'New password';
export const accountDeleted =
  'Your account has been deleted, with everything of yours on this device.';
