import { expect, test } from 'vitest';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { answerWith } from '#platform/network/http.ts';
import { beginSession } from '#platform/session.ts';
import { toSampleUser } from '#src/testing/sample-user.ts';
import { NotQueued, submit, toWriteFailure } from './submit.ts';

test('reports a failed toggle in the app’s words, not in the browser’s', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  expect(toWriteFailure(lost, 'favorite.set')).toBe('Failed to add to favorites');
  expect(toWriteFailure(new RejectedFailure(404, 'Recipe not found'), 'saved.set')).toBe(
    'Recipe not found',
  );
  expect(toWriteFailure(new NotQueued('full'), 'saved.set')).toBe(
    'There is no room left on this device',
  );
});

test('sends direct writes with a key, so that a row stored later is not applied again', async () => {
  useNoDevice();
  beginSession({ token: 'a', user: toSampleUser('ana') }, Date.now());
  const keys: (string | null)[] = [];
  answerWith(async (input, init) => {
    keys.push(new Request(input, init).headers.get('idempotency-key'));
    return toOwnAnswer({});
  });
  const command = { op: 'comment.delete', postId: 'p', commentId: 'c' } as const;
  expect(await submit([{ command }])).toBe('sent');
  expect(keys).toEqual([expect.stringMatching(/^"[\da-f-]{36}"$/)]);
});

test('rejects with the reason if the write is neither stored nor sent', async () => {
  useFreshDevice();
  beginSession({ token: 'a', user: toSampleUser('ana') }, Date.now());
  const comment = { op: 'comment.add', postId: 'p', commentId: 'c', content: 'Yum' } as const;
  await submit([{ command: { op: 'post.delete', postId: 'p' } }]);
  const refused = submit([{ command: comment }]);
  await expect(refused).rejects.toThrow(NotQueued);
  await expect(refused).rejects.toMatchObject({ reason: 'target-deleted' });
});
