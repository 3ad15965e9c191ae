import { plural } from './language.ts';

// Texts from the specification (sections 5 and 8) are verbatim.

// Specification 5, Register, in the order of the checks
export const nameTooShort = 'Name must be at least 2 characters long';
export const emailInvalid = 'Please enter a valid email address';
export const passwordTooShort = 'Password must be at least 6 characters long';
export const passwordNoUppercase = 'Password must contain at least one uppercase letter';
export const passwordNoLowercase = 'Password must contain at least one lowercase letter';
export const passwordNoNumber = 'Password must contain at least one number';
export const passwordsDiffer = 'Passwords do not match!';
// Specification 5
export const validationFailed = 'Validation failed';
// Specification 8, Account
export const emailTaken = 'User with this email already exists';
export const registrationFailed = 'Registration failed';
export const registrationFailedPage = 'Registration failed. Please try again.';
export const invalidSignIn = 'Invalid email or password';
export const loginFailed = 'Login failed';
export const loginFailedPage = 'An error occurred. Please try again.';
export const profileUpdateFailed = 'Failed to update profile';
export const authenticationRequired = 'Authentication required';
// Not in the specification, but in the same tone
export const nameTooLong = 'Name must be at most 60 characters long';
export const nameUnreadable = 'Name contains characters that cannot be shown';
export const nameEmpty = 'Name needs at least one letter, number or emoji';
export const bioInvalid = 'Bio must be at most 500 characters long';
export const noteInvalid = 'A note can have at most 500 characters';
export const noteFailed = 'Failed to save your note';
export const tooManyNotes = 'You have 200 notes. Delete one first.';
export const emailRequired = 'Email is required';
export const emailTooLong = 'Email must be at most 254 characters long';
export const passwordRequired = 'Password is required';
export const passwordTooLong = 'Password must be at most 200 characters long';
export const currentPasswordWrong = 'Your current password is incorrect';
export const postsChoiceInvalid = 'Choose whether to keep or delete your posts';
export const tooManySignIns = 'Too many attempts. Please wait a moment and try again.';
export const tooManyRequests = 'Too many requests. Please wait a moment and try again.';
export const busy = 'The kitchen is busy. Please try again in a moment.';
/** Author of a post after their account was deleted. */
export const formerMember = 'A former member';

export const linkInvalid = 'This link no longer works. Ask for a new one.';
export const noMail = 'This server does not send email';
export const sessionNotFound = 'This device is no longer signed in';

// Settings of the account
export const yourAccount = 'Your account';
export const changePassword = 'Change password';
export const moderation = 'Moderation';
export const blockedMembers = 'Blocked members';
export const hiddenPosts = 'Hidden posts';
export const signOutOtherDevices = 'Sign out other devices';
export const downloadMyData = 'Download my data';
export const deleteMyAccount = 'Delete my account';
export const devicesSignedOut = (ended: number) =>
  plural(ended, {
    one: 'One other device was signed out.',
    other: `${ended} other devices were signed out.`,
  });
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

// Devices on which the member is signed in
export const devicesTitle = 'Where you’re signed in';
export const thisDevice = 'This device';
export const thisOne = 'this device';
export const unknownDevice = 'A device';
export const lastUsed = (when: string) => `Last used ${when}`;
export const signedInOn = (when: string) => `Signed in ${when}`;
export const today = 'today';
export const yesterday = 'yesterday';
export const onDay = (day: string) => `on ${day}`;
export const signOut = 'Sign out';
export const signOutNamed = (device: string) => `Sign out ${device}`;
export const signedOut = (device: string) => `${device} was signed out.`;
export const noOtherSession = 'You are not signed in anywhere else.';
export const sessionsFailed = 'The list could not be loaded.';
export const sessionNotEnded = 'The device could not be signed out. Please try again.';
export const signOutHere = 'Sign out of this device?';
export const signOutHereHint = 'You can sign in again at any time.';
export const staySignedIn = 'Stay signed in';

export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const aBrowser = 'A browser';
