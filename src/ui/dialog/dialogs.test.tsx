import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getSystem } from '../theme/system.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ResponsiveDialog } from './responsive-dialog.tsx';

const show = (what: ReactNode) =>
  render(<ChakraProvider value={getSystem()}>{what}</ChakraProvider>);

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ResponsiveDialog isOpen={isOpen} close={() => setOpen(false)} title="Tables">
        <input aria-label="Name" />
      </ResponsiveDialog>
    </>
  );
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));

test('a sheet has a title and a close button, and starts with fresh state', async () => {
  show(<Opener />);
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Tables' });
  expect(dialog.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Tables');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  open();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('Escape and a tap beside the sheet close it, a tap inside does not', async () => {
  show(<Opener />);
  open();
  fireEvent.pointerDown(screen.getByRole('textbox'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function Remover() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <ResponsiveDialog isOpen close={() => setOpen(false)} title="Tables">
          <button type="button" onClick={() => setOpen(false)}>
            Save
          </button>
        </ResponsiveDialog>
      )}
    </>
  );
}

test.each([
  ['Close', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
  ['its form', () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))],
])('a sheet taken off the page by %s gives the focus back', async (_by, leave) => {
  show(<Remover />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  open();
  expect(document.activeElement?.textContent).toBe('Tables');
  leave();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

const readOverflow = () => document.documentElement.style.overflow;

function renderNested(isInnerOpen: boolean) {
  return (
    <ChakraProvider value={getSystem()}>
      <ResponsiveDialog isOpen close={vi.fn<() => void>()} title="Outer">
        <ResponsiveDialog isOpen={isInnerOpen} close={vi.fn<() => void>()} title="Inner">
          Text
        </ResponsiveDialog>
      </ResponsiveDialog>
    </ChakraProvider>
  );
}

test('the page scrolls again after nested dialogs are closed or unmounted', () => {
  const { rerender, unmount } = render(renderNested(false));
  rerender(renderNested(true));
  rerender(renderNested(false));
  expect(readOverflow()).toBe('hidden');
  rerender(renderNested(true));
  unmount();
  expect(readOverflow()).toBe('');
});

test('a confirmation has the safe choice first, with the focus on it', () => {
  const onKeep = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  show(
    <ConfirmDialog
      isOpen
      danger
      title="Delete this post?"
      keep="Keep it"
      confirm="Delete"
      onKeep={onKeep}
      onConfirm={onConfirm}
    >
      This cannot be undone.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete this post?' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Keep it',
    'Delete',
  ]);
  expect(document.activeElement?.textContent).toBe('Keep it');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect(onKeep).toHaveBeenCalledOnce();
});
