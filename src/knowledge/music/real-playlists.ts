/**
 * Playlists of the music service that somebody has opened and listened to, by the id of ours. Only these are embedded: a
 * link that searches beats a dead frame. None is listed until it has been opened.
 */
export const REAL_PLAYLISTS: Readonly<Record<string, string>> = {};
