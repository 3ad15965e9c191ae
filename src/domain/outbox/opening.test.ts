import { expect, test } from 'vitest';
import { confirmDiscard, onOutboxRequested, showOutbox } from './opening.ts';

test('handles a tap before the sheet has loaded', () => {
  const opened: (string | undefined)[] = [];
  confirmDiscard('k');
  const stop = onOutboxRequested((key) => opened.push(key));
  expect(opened).toEqual(['k']);
  showOutbox();
  expect(opened).toEqual(['k', undefined]);
  stop();
  const again: (string | undefined)[] = [];
  onOutboxRequested((key) => again.push(key))();
  expect(again).toEqual([]);
});
