import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBelowFold } from './use-below-fold.ts';

function Place() {
  const { ref, isWanted } = useBelowFold<HTMLDivElement>();
  return <div ref={ref}>{isWanted ? 'here' : 'later'}</div>;
}

const standAt = (top: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));

afterEach(() => vi.restoreAllMocks());

test('content below the window waits until the page is used', () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  standAt(2000);
  render(<Place />);
  expect(screen.getByText('later')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(screen.getByText('here')).toBeTruthy();
});

test('content that would leave a hole in the window loads at once', () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  standAt(300);
  render(<Place />);
  expect(screen.getByText('here')).toBeTruthy();
});
