import { expect, it, vi } from 'vitest';
import { followFirstSave, hasSavedOnce, noteFirstSave } from './first-save.ts';

it('the first saved recipe is told once, and remembered', () => {
  const listener = vi.fn<() => void>();
  followFirstSave(listener);
  expect(hasSavedOnce()).toBe(false);
  noteFirstSave();
  noteFirstSave();
  expect(listener).toHaveBeenCalledOnce();
  expect(hasSavedOnce()).toBe(true);
});
