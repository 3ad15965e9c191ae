import type { Answer } from '#offline/network/answer.ts';
import type { JsonText } from './network.ts';

/** Long enough for a notified page to request again. */
const LIFETIME_MS = 5_000;

type LateAnswer = Answer<JsonText>;

/** Network responses that arrived after a copy was returned, by address key, for a short time. */
export interface LateAnswers {
  keep: (key: string, answer: LateAnswer, now: number) => void;
  find: (key: string, now: number) => LateAnswer | undefined;
}

/**
 * Returns late responses to pages that request again. On a slow network a new request would be late too, so the page
 * would be notified and request again in an endless loop.
 */
export function createLateAnswers(): LateAnswers {
  const kept = new Map<string, { answer: LateAnswer; arrivedAt: number }>();
  return {
    keep: (key, answer, now) => {
      kept.set(key, { answer, arrivedAt: now });
    },
    find: (key, now) => {
      for (const [other, { arrivedAt }] of kept) {
        // The clock may have been set back.
        if (now - arrivedAt >= LIFETIME_MS || now < arrivedAt) kept.delete(other);
      }
      return kept.get(key)?.answer;
    },
  };
}
