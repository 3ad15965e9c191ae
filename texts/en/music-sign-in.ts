export const musicSignIn = 'Music sign-in';
export const connecting = 'Connecting your music service.';
export const musicConnected = 'Music connected';
export const takingBack = 'Taking you back to where you were.';
export const musicSignInFailed = 'Music sign-in failed';
export const notLetIn = 'The music service did not let you in. Taking you home.';
export const answerUnusable =
  'The music service sent a response that Simmer can’t use. Taking you home.';
export const unreachable = 'The music service can’t be reached right now. Taking you home.';
