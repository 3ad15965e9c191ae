import { expect, it, vi } from 'vitest';
import { hasSavedOnce, onFirstSave, recordFirstSave } from './first-save.ts';

it('reports the first saved recipe once and remembers it', () => {
  const listener = vi.fn<() => void>();
  onFirstSave(listener);
  expect(hasSavedOnce()).toBe(false);
  recordFirstSave();
  recordFirstSave();
  expect(listener).toHaveBeenCalledOnce();
  expect(hasSavedOnce()).toBe(true);
});
