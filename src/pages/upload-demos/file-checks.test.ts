import { expect, test } from 'vitest';
import { toImageFailure, toProfileImageFailure } from './file-checks.ts';

const MB = 1024 * 1024;

// The profile upload checks the type, then the size.
test.each([
  [undefined, 'Please select an image first.'],
  [
    { type: 'image/svg+xml', size: 10 },
    'Invalid file type. Please select a JPEG, PNG, GIF, or WebP image.',
  ],
  [
    { type: 'image/png', size: 5 * MB + 1 },
    'File size too large. Please select an image smaller than 5MB.',
  ],
  [{ type: 'image/gif', size: 5 * MB }, undefined],
])('validates profile image %o: %s', (file, text) => {
  expect(toProfileImageFailure(file)).toBe(text);
});

// The generic image upload accepts at most 5 MB.
test.each([
  [{ type: 'image/gif', size: 10 }, 'Please select a valid image file (JPEG, PNG, WEBP)'],
  [{ type: 'image/webp', size: 5 * MB + 1 }, 'File size must be less than 5MB'],
  [{ type: 'image/webp', size: 5 * MB }, undefined],
])('validates generic image %o: %s', (file, text) => {
  expect(toImageFailure(file)).toBe(text);
});

test('names the types that the page accepts', () => {
  expect(toImageFailure({ type: 'image/png', size: 1 }, ['image/gif'])).toBe(
    'Please select a valid image file (GIF)',
  );
});
