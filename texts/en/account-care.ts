/** Words about one’s password, devices and leaving. */
export const accountCareTexts = {
  yourAccount: 'Your account',
  changePassword: 'Change password',
  signOutOtherDevices: 'Sign out other devices',
  deleteMyAccount: 'Delete my account',
  oneSignedOut: 'One other device is signed out.',
  devicesSignedOut: (ended: number) => `${ended} other devices are signed out.`,
  noOtherDevice: 'No other device was signed in.',
  leavePosts: 'Leave my posts, signed “A former member”',
  takePosts: 'Take my posts and comments with me',
  deleteHint: 'This cannot be undone. Your favorites, saved recipes and photo are deleted at once.',
  whatYouHavePosted: 'What you have posted',
  yourPassword: 'Your password',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  yourPasswordNow: 'Your password now',
  theNewOne: 'The new one',
} as const;
