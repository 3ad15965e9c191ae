/** Words of the return from the music service. */
export const musicSignInTexts = {
  musicSignIn: 'Music sign-in',
  musicConnected: 'Music connected',
  takingBack: 'Taking you back to where you were.',
  musicSignInFailed: 'Music sign-in failed',
  notLetIn: 'The music service did not let you in. Taking you home.',
  answerUnusable: 'The answer of the music service could not be used. Taking you home.',
} as const;
