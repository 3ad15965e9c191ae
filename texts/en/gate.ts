/** A proxy or a guest network in front of the server that has its own sign-in. */
export const wantsSignIn = 'Something in front of Simmer wants you to sign in.';
export const signInThere = 'Sign in there';
export const signInNeeded = 'Sign-in needed';
