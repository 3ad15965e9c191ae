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

test('clears the error on a change and marks the form as touched', () => {
  const state = after(
    { kind: 'refused', reason: 'Busy' },
    { kind: 'changed', written: { title: 'Soup' } },
  );
  expect(state).toMatchObject({ wrong: undefined, isTouched: true, written: { title: 'Soup' } });
});

test('returns to writing with the reason of a refusal', () => {
  const state = after({ kind: 'sending' }, { kind: 'refused', reason: 'Busy' });
  expect(state.phase).toBe('writing');
  expect(state.wrong?.text).toContain('Busy');
  const begun = toFormState({ ...blank, refusal: { reason: 'Busy', isStale: false } });
  expect(begun.wrong?.text).toContain('Busy');
});

test('sends typed but not added tags with the post and empties their field', () => {
  const typed = 'hot, soup day';
  const state = after({ kind: 'changed', written: titled }, { kind: 'typed', typed });
  const checked = toWhole(state);
  expect(checked).toEqual({ whole: { ...titled, tags: ['#hot', '#soupday'] } });
  if (!('whole' in checked)) return;
  const sending = reduceForm(state, { kind: 'sending', written: checked.whole });
  expect(sending).toMatchObject({ phase: 'sending', typed: '' });
  expect(sending.written.tags).toEqual(['#hot', '#soupday']);
});

test('rejects a post without a title and names that field', () => {
  expect(toWhole(blank)).toMatchObject({ wrong: { field: 'title' } });
});

test("closes the conflict after a choice and remembers the server's version", () => {
  const state = after({ kind: 'compared', conflict }, { kind: 'chosen', written: titled });
  expect(state).toMatchObject({
    conflict: undefined,
    mergedVersion: '"2"',
    written: titled,
    isTouched: true,
  });
  expect(after({ kind: 'compared', conflict }).mergedVersion).toBeUndefined();
});

test('marks a new post as dirty once anything is written, and an edit once it differs from its base', () => {
  expect(isDirty(blank, null)).toBe(false);
  expect(isDirty(after({ kind: 'changed', written: titled }), null)).toBe(true);
  expect(isDirty(after({ kind: 'changed', written: titled }), titled)).toBe(false);
  expect(isDirty(after({ kind: 'typed', typed: 'x' }), null)).toBe(true);
});
