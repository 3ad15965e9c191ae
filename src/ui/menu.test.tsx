import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { getSystem } from './theme/system.ts';

function show(act: () => void) {
  render(
    <ChakraProvider value={getSystem()}>
      <Menu label="More actions">
        <button type="button" role="menuitem" tabIndex={-1}>
          Edit
        </button>
        <button type="button" role="menuitem" tabIndex={-1} onClick={act}>
          Delete
        </button>
      </Menu>
      <p>Beside</p>
    </ChakraProvider>,
  );
  const button = screen.getByRole('button', { name: 'More actions' });
  button.focus();
  return button;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const readFocus = () => document.activeElement?.textContent;

test('the keys open, navigate and close a menu, and the button gets the focus back', () => {
  const button = show(() => undefined);
  press('ArrowDown');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(readFocus()).toBe('Edit');
  const walk = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key);
    return readFocus();
  });
  expect(walk).toEqual(['Delete', 'Edit', 'Delete', 'Edit', 'Delete']);
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a chosen item runs once and closes the menu', () => {
  const act = vi.fn<() => void>();
  const button = show(act);
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(act).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Tab and a tap beside the menu close it', () => {
  const button = show(() => undefined);
  fireEvent.click(button);
  press('Tab');
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(button);
  fireEvent.pointerDown(screen.getByText('Beside'));
  expect(screen.queryByRole('menu')).toBeNull();
});
