import { locale, plural } from './language.ts';

// Signing in and creating an account
export const andHome = ': back to home';
export const signInMotto = 'Six bowls, one\ntable, no hurry.';
export const welcomeBack = 'Welcome back';
export const signInHint = 'Your saved recipes kept warm.';
export const email = 'Email';
export const password = 'Password';
export const signIn = 'Sign In';
export const signingIn = 'Signing in…';
export const creatingAccount = 'Creating your account…';
export const newHere = 'New here?';
export const createAnAccount = 'Create an account';
export const backToHome = 'Back to home';
export const yourProfile = 'Your profile';
export const promptTitle = 'Save your place at the table';
export const promptHint = 'Log in to see your favorites, saved recipes and posts.';
export const createAccount = 'Create Account';
export const keptOnThisDevice = 'Offline storage';
export const passwordRules = 'Password rules';
export const done = 'Done:';
export const missing = 'Missing:';
export const oneUppercaseLetter = 'One uppercase letter';
export const oneLowercaseLetter = 'One lowercase letter';
export const oneNumber = 'One number';
export const charactersOrMore = (count: number) => `${count} characters or more`;
export const registerMotto = 'Everyone eats.\nEveryone has a story.';
export const pullUpAChair = 'Pull up a chair';
export const registerHint = 'Save recipes, cook offline, join the table.';
export const fullName = 'Full name';
export const confirmPassword = 'Confirm password';
export const typeItAgain = 'Type it again';
export const haveAnAccount = 'Have an account?';
export const comingSoon = 'Coming soon';

// Links that the server mails
export const forgotTitle = 'Forgot password?';
export const forgotHint = 'We’ll email you a link to choose a new one.';
export const mailLink = 'Send the link';
export const linkOnItsWay = 'Check your email';
export const ifThereIs = (address: string) =>
  `If there is an account for ${address}, a link is on its way. It works for one hour. Check your spam folder too.`;
export const notMailed = 'We couldn’t send the link. Please try again.';
export const backToSignIn = 'Back to sign in';
export const resetTitle = 'Choose a new password';
export const resetHint = 'This signs you out on all your devices.';
export const newPassword = 'New password';
export const savePassword = 'Save password';
export const signInAgain = 'Your password has been changed. Sign in with the new one.';
export const passwordNotSaved = 'The password could not be saved. Please try again.';
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
export const linkSentTo = (address: string) => `Open the link we sent to ${address}.`;
export const sendAgain = 'Send again';
export const sentAgain = 'A new link is on its way. Check your spam folder too.';
export const notSentAgain = 'The link could not be sent. Please try again.';

// Signing out
/** `count` is 0 if the device could not count its unsent writes. */
export function unsentCount(count: number): string {
  if (count === 0) return 'This device can’t tell right now whether everything you did was sent.';
  return plural(count, {
    one: 'One thing you did has not been sent yet. It is saved on this device.',
    other: `${count} things you did have not been sent yet. They are saved on this device.`,
  });
}
/** Returns "Gumbo and Ramen are still on the stove, with their timers." */
export function stillCooking(titles: readonly string[]): string {
  const names = new Intl.ListFormat(locale).format(titles);
  return plural(titles.length, {
    one: `${names} is still on the stove, with its timers.`,
    other: `${names} are still on the stove, with their timers.`,
  });
}
export const keepCooking = 'Keep cooking on this device';
export const clearStove = 'Take everything off the stove';
export const beforeYouGo = 'Before you go';
export const notAllSent = 'Some things could not be sent right now.';
export const sendNow = 'Send now';
export const keepForLater = 'Keep for my next sign-in';
