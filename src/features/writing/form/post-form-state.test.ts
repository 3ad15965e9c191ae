import { expect, test } from 'vitest';
import { NOTHING_WRITTEN } from '../written.ts';
import { type FormEvent, isDirty, reduceForm, toFormState, toWhole } from './post-form-state.ts';

const blank = toFormState({
  written: NOTHING_WRITTEN,
  typed: '',
  refusal: undefined,
});
const after = (...events: FormEvent[]) => events.reduce(reduceForm, blank);
const titled = { ...NOTHING_WRITTEN, title: 'Soup', content: 'Hot.' };
const conflict = { theirs: titled, version: '"2"' };

test('a change takes what was wrong away, and counts as touched', () => {
  const state = after(
    { kind: 'refused', reason: 'Busy' },
    { kind: 'changed', written: { title: 'Soup' } },
  );
  expect(state).toMatchObject({ wrong: undefined, isTouched: true, written: { title: 'Soup' } });
});

test('a refusal leads back to writing with its reason', () => {
  const state = after({ kind: 'sending' }, { kind: 'refused', reason: 'Busy' });
  expect(state.phase).toBe('writing');
  expect(state.wrong?.text).toContain('Busy');
  const begun = toFormState({ ...blank, refusal: { reason: 'Busy', isStale: false } });
  expect(begun.wrong?.text).toContain('Busy');
});

test('tags that were typed but not added are sent with the post, and the field is empty then', () => {
  const typed = 'hot, soup day';
  const state = after({ kind: 'changed', written: titled }, { kind: 'typed', typed });
  const checked = toWhole(state);
  expect(checked).toEqual({ whole: { ...titled, tags: ['#hot', '#soupday'] } });
  if (!('whole' in checked)) return;
  const sending = reduceForm(state, { kind: 'sending', written: checked.whole });
  expect(sending).toMatchObject({ phase: 'sending', typed: '' });
  expect(sending.written.tags).toEqual(['#hot', '#soupday']);
});

test('a post without a title is not sent, and the title is named', () => {
  expect(toWhole(blank)).toMatchObject({ wrong: { field: 'title' } });
});

test('choosing between two texts ends the question and remembers the other’s version', () => {
  const state = after({ kind: 'compared', conflict }, { kind: 'chosen', written: titled });
  expect(state).toMatchObject({
    conflict: undefined,
    mergedVersion: '"2"',
    written: titled,
    isTouched: true,
  });
  expect(after({ kind: 'compared', conflict }).mergedVersion).toBeUndefined();
});

test('a new post is dirty once anything is written, an edit once it differs from what it began with', () => {
  expect(isDirty(blank, null)).toBe(false);
  expect(isDirty(after({ kind: 'changed', written: titled }), null)).toBe(true);
  expect(isDirty(after({ kind: 'changed', written: titled }), titled)).toBe(false);
  expect(isDirty(after({ kind: 'typed', typed: 'x' }), null)).toBe(true);
});
