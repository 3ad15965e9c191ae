import { expect, test } from 'vitest';
import { toDays } from './days.ts';

const NOW = new Date(2026, 5, 10, 0, 30);
const at = (...parts: [number, number, number, number, number]) => ({
  createdAt: new Date(...parts).toISOString(),
});

test('groups items by the local day of the viewer', () => {
  const days = toDays(
    [
      at(2026, 5, 10, 0, 40),
      at(2026, 5, 10, 0, 10),
      at(2026, 5, 9, 23, 50),
      at(2026, 5, 8, 12, 0),
      at(2026, 5, 4, 12, 0),
      at(2026, 5, 3, 12, 0),
      at(2025, 5, 3, 12, 0),
    ],
    NOW,
  );
  expect(days.map(({ name, items }) => [name, items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Monday', 1],
    ['Thursday', 1],
    ['3 June', 1],
    ['3 June 2025', 1],
  ]);
});
