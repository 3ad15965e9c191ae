export const forgotTitle = 'Forgot password?';
export const forgotHint = 'We’ll email you a link to choose a new one.';
export const mailLink = 'Send the link';
export const onItsWay = 'Check your email';
export const ifThereIs = (email: string) =>
  `If there is an account for ${email}, a link is on its way. It works for one hour. Check your spam folder too.`;
export const notMailed = 'We couldn’t send the link. Please try again.';
export const backToSignIn = 'Back to sign in';
export const resetTitle = 'Choose a new password';
export const resetHint = 'This signs you out on all your devices.';
export const newPassword = 'New password';
export const saveIt = 'Save password';
export const signInAgain = 'Your password has been changed. Sign in with the new one.';
export const notSaved = 'The password could not be saved. Please try again.';
export const askAgain = 'Ask for a new link';
export const openTheLink = 'Open the link in your email';
export const linkIsMissing =
  'This page only works with the link we emailed you. Please open it again.';
export const confirmTitle = 'Confirm your email address';
export const confirmHint = 'So that you can get back in if you forget your password.';
export const confirmIt = 'Confirm';
export const isConfirmed = 'Your email address is confirmed';
export const confirmedHint = 'Thank you. There is nothing else to do.';
export const notConfirmed = 'The address could not be confirmed. Please try again.';
export const toYourProfile = 'Go to your profile';
export const linkSentTo = (email: string) => `Open the link we sent to ${email}.`;
export const sendAgain = 'Send again';
export const sentAgain = 'A new link is on its way. Check your spam folder too.';
export const notSentAgain = 'The link could not be sent. Please try again.';
