/** A proxy or a guest network in front of the server that has its own sign-in. */
export const wantsSignIn = 'Your network asks you to sign in before you can reach Simmer.';
export const signInThere = 'Sign in there';
export const signInNeeded = 'Sign-in needed';
