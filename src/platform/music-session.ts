/** Token of the music service and its timestamp. */
const TOKEN = 'music_access_token';
const TOKEN_AT = 'music_token_timestamp';

const TOKEN_LIVES_MS = 60 * 60 * 1000;

export function saveMusicToken(token: string, now: number): void {
  try {
    localStorage.setItem(TOKEN, token);
    localStorage.setItem(TOKEN_AT, String(now));
  } catch {
    return;
  }
}

export function isMusicConnected(now: number): boolean {
  try {
    const age = now - Number(localStorage.getItem(TOKEN_AT) ?? Number.NaN);
    return localStorage.getItem(TOKEN) !== null && age >= 0 && age < TOKEN_LIVES_MS;
  } catch {
    return false;
  }
}

export function endMusicSession(): void {
  try {
    for (const key of [TOKEN, TOKEN_AT]) localStorage.removeItem(key);
  } catch {
    return;
  }
}
