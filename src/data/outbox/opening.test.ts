import { expect, test } from 'vitest';
import { askToDiscard, onOutboxAsked, showOutbox } from './opening.ts';

test('a tap that comes before the sheet has loaded opens it once it has', () => {
  const opened: (string | undefined)[] = [];
  askToDiscard('k');
  const stop = onOutboxAsked((key) => opened.push(key));
  expect(opened).toEqual(['k']);
  showOutbox();
  expect(opened).toEqual(['k', undefined]);
  stop();
  const again: (string | undefined)[] = [];
  onOutboxAsked((key) => again.push(key))();
  expect(again).toEqual([]);
});
