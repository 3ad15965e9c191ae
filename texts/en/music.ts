export const musicFrom = (place: string) => `Music from ${place}`;
export const musicToCookTo = 'Music to cook to';
export const fivePlaylists = 'Five playlists to cook along to.';
export const browserKeepsNothing =
  'This browser can’t store anything, so it can’t remember your sign-in.';
export const needsHttps = 'Connecting needs an HTTPS address.';
export const connected = 'Your music service is connected';
export const ownAccountHint = 'Use your own account';
export const forAnHour = 'For an hour, on this device.';
export const disconnect = 'Disconnect';
export const connect = 'Connect';
export const signInToService = 'Sign in to your music service.';
export const unreachable = 'The music service can’t be reached right now.';
export const morePlaylists = 'More playlists';
export const atTheMusicService = (name: string) => `${name}, on the music service`;
export const play = 'Play';
export const findOnSpotify = 'Find on Spotify';
export const andFind = ', find on Spotify';
export const playerFailed = 'The player did not load.';

// The page to which the music service returns
export const musicSignIn = 'Music sign-in';
export const connecting = 'Connecting your music service.';
export const musicConnected = 'Music connected';
export const takingBack = 'Taking you back to where you were.';
export const musicSignInFailed = 'Music sign-in failed';
export const notLetIn = 'The music service did not let you in. Taking you home.';
export const answerUnusable =
  'The music service sent a response that Simmer can’t use. Taking you home.';
export const unreachableGoingHome =
  'The music service can’t be reached right now. Taking you home.';
