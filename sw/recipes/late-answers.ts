import type { Answer } from '../../src/offline/network/answer.ts';
import type { JsonText } from './network.ts';

/** Long enough for a page that was told of it to ask again. */
const KEPT_MS = 5_000;

type LateAnswer = Answer<JsonText>;

/** What came from the network after a copy was shown, by the key of its address, for a short time. */
export interface LateAnswers {
  keep: (key: string, answer: LateAnswer, now: number) => void;
  find: (key: string, now: number) => LateAnswer | undefined;
}

/**
 * On a slow network every asking ends late: a page that asks again for a late answer gets that one, or it would be told of
 * the next late answer, and ask again, for ever.
 */
export function createLateAnswers(): LateAnswers {
  const kept = new Map<string, { answer: LateAnswer; cameAt: number }>();
  return {
    keep: (key, answer, now) => {
      kept.set(key, { answer, cameAt: now });
    },
    find: (key, now) => {
      for (const [other, { cameAt }] of kept) {
        // The clock may have been set back meanwhile.
        if (now - cameAt >= KEPT_MS || now < cameAt) kept.delete(other);
      }
      return kept.get(key)?.answer;
    },
  };
}
