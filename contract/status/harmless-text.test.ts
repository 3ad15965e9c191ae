import { expect, test } from 'vitest';
import { toHarmlessText } from './harmless-text.ts';

test.each([
  ['No account for ada.b+c@mail.example.org', 'No account for (email)'],
  [
    'at f (https://simmer.example/assets/main-a1B2.js?token=x#y:3:7)',
    'at f (https://simmer.example/assets/main-a1B2.js:3:7)',
  ],
  [
    `Unexpected token 'M', "My secret n"... is not valid JSON`,
    `Unexpected token 'M', "…"... is not valid JSON`,
  ],
  ['GET /api/users/018f0000-0000-7000-8000-000000000000 failed', 'GET /api/users/(id) failed'],
  ['/post/my-first-post', '/post/(id)'],
  ['Bearer Zm9vYmFyMTIzNDU2Nzg5MGFiY2RlZg', 'Bearer (token)'],
  ['data:image/png;base64,AAAA', 'data:'],
])('%s becomes %s', (text, harmless) => {
  expect(toHarmlessText(text, 200)).toBe(harmless);
});

test('keeps the message and the position of an error', () => {
  const text = "TypeError: Cannot read properties of undefined (reading 'name')";
  expect(toHarmlessText(text, 200)).toBe(text);
  const place = 'at https://simmer.example/assets/discussion-inOriXZ.js:1:2345';
  expect(toHarmlessText(place, 200)).toBe(place);
});

test('cuts the text to the maximum, even from a million characters', () => {
  expect(toHarmlessText('ab '.repeat(400_000), 10)).toBe('ab ab ab a');
});
