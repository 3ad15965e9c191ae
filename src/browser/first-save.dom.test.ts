import { expect, it, vi } from 'vitest';
import { followFirstSave, hasSavedOnce, noteFirstSave } from './first-save.ts';

it('reports the first saved recipe once and remembers it', () => {
  const listener = vi.fn<() => void>();
  followFirstSave(listener);
  expect(hasSavedOnce()).toBe(false);
  noteFirstSave();
  noteFirstSave();
  expect(listener).toHaveBeenCalledOnce();
  expect(hasSavedOnce()).toBe(true);
});
