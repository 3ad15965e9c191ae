import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Move } from './moves.ts';
import { useSwipes } from './use-moves.ts';

function View({ made }: { made: Move[] }) {
  return (
    <div {...useSwipes((move) => made.push(move))}>
      <p>Step</p>
      <dialog open>
        <p>Tips</p>
      </dialog>
    </div>
  );
}

function swipeLeft(words: string): Move[] {
  const made: Move[] = [];
  render(<View made={made} />);
  const touch = { isPrimary: true, pointerType: 'touch', bubbles: true };
  const target = screen.getByText(words);
  fireEvent.pointerDown(target, { ...touch, clientX: 200, clientY: 100 });
  fireEvent.pointerUp(target, { ...touch, clientX: 80, clientY: 100 });
  return made;
}

test('moves on at a swipe over the step', () => {
  expect(swipeLeft('Step')).toEqual(['next']);
});

test('ignores a swipe in a dialog over the step', () => {
  expect(swipeLeft('Tips')).toEqual([]);
});
