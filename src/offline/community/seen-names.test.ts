import { beforeEach, expect, test } from 'vitest';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { savePage } from './community-pages.ts';
import { readSeenNames } from './seen-names.ts';

beforeEach(useFreshDevice);

test('returns titles and names that the member has seen, but not those of another member', async () => {
  const at = { askedAt: 1, storedAt: 2 };
  const kofi = { id: 'kofi', name: 'Kofi Mensah', avatar: '' };
  const posts = [{ _id: 'p', title: 'Fourteen people', authorId: kofi }];
  await savePage({ userId: 'ana', kind: 'feed', id: '' }, { value: { posts }, ...at });
  const secret = { _id: 'q', title: 'Secret' };
  await savePage({ userId: 'ben', kind: 'post', id: 'q' }, { value: secret, ...at });
  expect(Object.fromEntries(await readSeenNames('ana'))).toEqual({
    kofi: 'Kofi Mensah',
    p: 'Fourteen people',
  });
});
