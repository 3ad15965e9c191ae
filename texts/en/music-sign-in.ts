/** Words of the return from the music service. */
export const musicSignIn = 'Music sign-in';
export const musicConnected = 'Music connected';
export const takingBack = 'Taking you back to where you were.';
export const musicSignInFailed = 'Music sign-in failed';
export const notLetIn = 'The music service did not let you in. Taking you home.';
export const answerUnusable = 'The answer of the music service could not be used. Taking you home.';
