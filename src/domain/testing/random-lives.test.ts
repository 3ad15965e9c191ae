import { expect, test } from 'vitest';
import { isThorough } from '#contract/testing/effort.ts';
import { OPS } from '#contract/writes.ts';
import { PATIENCE, prove } from './prove.ts';
import { FAULTS } from './scenario.ts';

test(
  'no write is lost, doubled, reordered or sent by another member: the lives of every run',
  PATIENCE,
  async () => {
    const happened = [...(await prove(9)).keys()];
    expect(happened).toEqual(
      expect.arrayContaining([
        // The rarest of them need more lives than `npm test` plays.
        ...(isThorough ? [...FAULTS, ...OPS] : []),
        'process ended',
        'two at once',
        'clock set',
        'user midway',
        'undoable',
      ]),
    );
  },
);

test('no law is broken with many creations, replies, deletions and undos', PATIENCE, async () => {
  const happened = await prove(11, {
    writes: [
      'post.create',
      'comment.add',
      'comment.delete',
      'post.delete',
      'tip.add',
      'tip.delete',
    ],
  });
  expect(happened.get('undoable')).toBeGreaterThan(10);
});

test('no law is broken with many refusals, edits, fixes and retries', PATIENCE, async () => {
  const happened = await prove(13, {
    writes: [
      'post.create',
      'post.update',
      'comment.add',
      'comment.update',
      'note.set',
      'report.send',
      'block.set',
    ],
    faults: ['503', '503', '403', 'drop-before', 'drop-after', 'mismatch', 'taken'],
    others: ['decide'],
    crashes: 'never',
    things: 1,
  });
  expect(happened.get('decided')).toBeGreaterThan(10);
});

test('no law is broken with many changes of shopping lists', PATIENCE, async () => {
  const happened = await prove(17, {
    writes: [
      'list.create',
      'need.add',
      'need.add',
      'need.remove',
      'tick.set',
      'aisle.set',
      'aisle-order.set',
    ],
    things: 2,
  });
  expect(happened.get('tick.set')).toBeGreaterThan(10);
});

test('no law is broken with many changes of a cookbook', PATIENCE, async () => {
  const happened = await prove(19, {
    writes: [
      'cookbook.create',
      'cookbook.update',
      'cookbook.update',
      'cookbook.delete',
      'cookbook-visibility.set',
    ],
    things: 2,
  });
  expect(happened.get('cookbook.update')).toBeGreaterThan(10);
});

test('[T-cookbook-23] no law is broken with posts that carry a recipe', PATIENCE, async () => {
  const happened = await prove(23, {
    writes: ['cookbook.create', 'cookbook.delete', 'post.create', 'post.create', 'post.update'],
    things: 2,
  });
  expect(happened.get('post.create')).toBeGreaterThan(10);
});
