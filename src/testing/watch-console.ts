import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What happy-dom lacks and a browser has.
Element.prototype.scrollTo ??= () => undefined;

const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints.mockClear();
});

afterEach(() => {
  cleanup();
  // An error on the console is a defect that somebody would have to look for later.
  expect(complaints.mock.calls).toEqual([]);
});
