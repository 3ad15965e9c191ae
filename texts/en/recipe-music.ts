/** Words of the music to cook to. */
export const loadingPlaylists = 'Loading playlists';
export const musicFrom = (place: string) => `Music from ${place}`;
export const musicToCookTo = 'Music to cook to';
export const fivePlaylists = 'Five playlists to cook along to.';
export const browserKeepsNothing =
  'This browser keeps nothing, so signing in could not be remembered.';
export const connected = 'Your music service is connected';
export const ownAccountHint = 'Use your own account';
export const forAnHour = 'For an hour, on this device.';
export const disconnect = 'Disconnect';
export const connect = 'Connect';
export const noService = 'No music service is set up here.';
export const signInToService = 'Sign in to your music service.';
export const unreachable = 'The music service cannot be reached now.';
export const morePlaylists = 'More playlists';
export const atTheMusicService = (name: string) => `${name}, at the music service`;
export const play = 'Play';
export const findOnSpotify = 'Find on Spotify';
export const andFind = ', find on Spotify';
