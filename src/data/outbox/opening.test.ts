import { expect, test } from 'vitest';
import { askToDiscard, onOutboxAsked, showOutbox } from './opening.ts';

test('handles a tap before the sheet has loaded', () => {
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
