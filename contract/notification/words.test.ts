import { expect, test } from 'vitest';
import type { Notification } from './schema.ts';
import { toLink, toWords } from './words.ts';

const base: Notification = {
  _id: '7-likes-p1',
  kind: 'likes',
  count: 1,
  names: ['Amara'],
  target: { type: 'post', id: 'p1', title: 'Socarrat' },
  createdAt: '2026-06-03T10:00:00Z',
  read: false,
};
const toWordsOf = (changes: Partial<Notification>) =>
  toWords({ ...base, ...changes })
    .join(' ')
    .trim();

test.each<[Partial<Notification>, string]>([
  [{}, 'Amara likes your post “Socarrat”'],
  [{ count: 2, names: ['Amara', 'Ben'] }, 'Amara and Ben like your post “Socarrat”'],
  [{ count: 2 }, 'Amara and 1 other like your post “Socarrat”'],
  [{ count: 5, names: ['Amara', 'Ben'] }, 'Amara and 4 others like your post “Socarrat”'],
  [{ kind: 'comments', count: 3 }, 'Amara and 2 others commented on your post “Socarrat”'],
  [{ kind: 'comments', answers: true }, 'Amara replied to your comment on “Socarrat”'],
  [{ kind: 'follows' }, 'Amara follows you'],
  [{ kind: 'follows', count: 3 }, 'Amara and 2 others follow you'],
  [
    { kind: 'tips', target: { type: 'recipe', id: 'tom-yum', title: 'Tom Yum', step: 2 } },
    'Amara likes your tip at step 2 of Tom Yum',
  ],
  [
    { kind: 'cooks', target: { type: 'recipe', id: 'r', title: 'Tom Yum' } },
    'Amara cooked Tom Yum',
  ],
  [{ kind: 'moderation', names: [] }, 'The moderators reviewed your post “Socarrat”'],
])('%j reads %j', (changes, words) => {
  expect(toWordsOf(changes)).toBe(words);
});

const to = (target: Notification['target']) => toLink({ ...base, target }, 'me');

test('links each notification to its subject', () => {
  expect(to({ type: 'post', id: 'p1', title: '' })).toEqual({ to: '/post/p1' });
  expect(to({ type: 'recipe', id: 'tom-yum', title: '', step: 2 })).toEqual({
    to: '/recipe/tom-yum',
  });
  expect(to({ type: 'member', id: 'ben', title: 'Ben' })).toEqual({ to: '/profile/ben' });
  expect(to({ type: 'member', id: 'me', title: 'Me' })).toEqual({
    to: '/profile/me',
    search: { tab: 'followers' },
  });
});
