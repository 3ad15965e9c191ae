import { expect, test } from 'vitest';
import { isThorough } from '../../contract/testing/effort.ts';
import { OPS } from '../../contract/writes/all.ts';
import { PATIENCE, prove } from './testing/prove.ts';
import { FAULTS } from './testing/scenario.ts';

test(
  'nothing is lost, doubled, reordered or sent by somebody else: the lives of every run',
  PATIENCE,
  async () => {
    const happened = [...(await prove(7)).keys()];
    expect(happened).toEqual(
      expect.arrayContaining([
        // The rarest of them need more lives than the gate plays.
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

test('nor is it where much is made, answered, deleted and brought back', PATIENCE, async () => {
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

test(
  'nor is it where much is refused, edited meanwhile, mended and tried again',
  PATIENCE,
  async () => {
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
  },
);
