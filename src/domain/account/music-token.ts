import * as v from 'valibot';
import { pagePaths } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { NETWORK_WAIT_WITHOUT_COPY_MS } from '#contract/platform/limits.ts';
import { MUSIC_TOKEN_URL, MusicToken } from '#contract/recipe/music.ts';
import type { MusicSignIn } from '#platform/music-sign-in.ts';
import { BrokenFailure, OfflineFailure } from '#platform/network/failures.ts';
import { requestHttp } from '#platform/network/http.ts';
import * as musicTexts from '#texts/music.ts';

const TokenAnswer = v.object({ access_token: MusicToken });

/**
 * Exchanges the code of a sign-in for a token directly at the music service. The verifier proves the origin of the
 * code, so no secret is needed and our server never sees the token. Throws an offline or broken failure.
 */
export async function fetchMusicToken(code: string, signIn: MusicSignIn): Promise<string> {
  const response = await requestHttp(MUSIC_TOKEN_URL, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: globalThis.location.origin + pagePaths.callback,
      client_id: signIn.clientId,
      code_verifier: signIn.verifier,
    }),
    deadlineMs: NETWORK_WAIT_WITHOUT_COPY_MS,
  }).catch((error: unknown) => {
    throw new OfflineFailure(musicTexts.unreachableGoingHome, { cause: error });
  });
  const answer = v.safeParse(
    TokenAnswer,
    await ignoreError(response.json(), 'the schema refuses it'),
  );
  if (!response.ok || !answer.success) throw new BrokenFailure(musicTexts.answerUnusable);
  return answer.output.access_token;
}
