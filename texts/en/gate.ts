/** Texts for a proxy or a guest network with a sign-in of its own in front of the server. */
export const wantsSignIn = 'Your network asks you to sign in before you can reach Simmer.';
export const signInThere = 'Sign in there';
export const signInNeeded = 'Sign-in needed';
