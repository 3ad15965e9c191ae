import { afterEach, expect, test } from 'vitest';
import { SERVED_ANSWERS_ID } from '#contract/page/served-page.ts';
import { isApiAnswer } from '#contract/platform/delivery.ts';
import { setServedAnswers, takeServedAnswer } from './served-answers.ts';

afterEach(() => setServedAnswers(undefined));

test('uses an embedded response once, then requests are fresh', async () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = SERVED_ANSWERS_ID;
  script.textContent = '{"/recipes/ramen":{"_id":"ramen"}}';
  document.body.append(script);
  const answer = takeServedAnswer('/recipes/ramen');
  expect(answer && isApiAnswer(answer.headers)).toBe(true);
  expect(await answer?.json()).toEqual({ _id: 'ramen' });
  expect(takeServedAnswer('/recipes/ramen')).toBeUndefined();
});

test('ignores embedded responses for a member', () => {
  setServedAnswers({ '/posts/1': { likedByMe: false } });
  expect(takeServedAnswer('/posts/1', { Authorization: 'Bearer token' })).toBeUndefined();
  expect(takeServedAnswer('/posts/2')).toBeUndefined();
  expect(takeServedAnswer('/posts/1', {})).toBeDefined();
});
