export const yourAccount = 'Your account';
export const changePassword = 'Change password';
export const moderation = 'Moderation';
export const blockedMembers = 'Blocked members';
export const hiddenPosts = 'Hidden posts';
export const signOutOtherDevices = 'Sign out other devices';
export const deleteMyAccount = 'Delete my account';
export const oneSignedOut = 'One other device is signed out.';
export const devicesSignedOut = (ended: number) => `${ended} other devices are signed out.`;
export const noOtherDevice = 'No other device was signed in.';
export const leavePosts = 'Keep my posts, signed “A former member”';
export const takePosts = 'Delete my posts and comments';
export const deleteHint =
  'This cannot be undone. Your favorites, saved recipes and photo are deleted at once.';
export const whatYouHavePosted = 'What you have posted';
export const yourPassword = 'Your password';
export const passwordChanged = 'Your password is changed. Other devices are signed out.';
export const yourPasswordNow = 'Current password';
export const theNewOne = 'New password';
