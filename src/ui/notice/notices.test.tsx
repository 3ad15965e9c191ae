import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ResponsiveDialog } from '../dialog/responsive-dialog.tsx';
import { getSystem } from '../theme/system.ts';
import { readNotice, toDurationMs } from './notice-store.ts';
import { dismissNotice, showNotice } from './notices.ts';

const leave = () => undefined;

const Dialogs = ({ titles }: { titles: readonly string[] }) => (
  <ChakraProvider value={getSystem()}>
    {titles.map((title) => (
      <ResponsiveDialog key={title} isOpen close={leave} title={title}>
        {title}
      </ResponsiveDialog>
    ))}
  </ChakraProvider>
);

describe('a notice', () => {
  it('announces politely, but an error at once', async () => {
    showNotice({ kind: 'success', text: 'Saved offline' });
    expect((await screen.findByText('Saved offline')).closest('[role]')?.role).toBe('status');
    act(() => void showNotice({ kind: 'error', text: 'Please try again' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again');
  });

  it('shows one at a time; a permanent one returns after the one that covered it', async () => {
    act(() => {
      showNotice({ kind: 'success', text: 'gone for good' });
      showNotice({ kind: 'info', text: 'stays', staysMs: 'until-dismissed' });
      showNotice({ kind: 'success', text: 'for a moment' });
    });
    await screen.findByText('for a moment');
    expect(screen.queryByText('stays')).toBeNull();
    act(() => dismissNotice(readNotice()?.id));
    await screen.findByText('stays');
    act(() => dismissNotice(readNotice()?.id));
    expect(readNotice()).toBeUndefined();
  });

  it('has one action, which closes it', async () => {
    const run = vi.fn<() => void>();
    showNotice({ kind: 'success', text: 'Removed', action: { label: 'Undo', run } });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  });

  it('is dismissed with the close button or Escape', async () => {
    const run = vi.fn<() => void>();
    const later = { label: 'Later', run };
    showNotice({ kind: 'update', text: 'Ready', staysMs: 'until-dismissed', dismiss: later });
    fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
    act(
      () => void showNotice({ kind: 'info', text: 'Again', action: { label: 'Do', run: leave } }),
    );
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Do' }), { key: 'Escape' });
    expect(readNotice()).toBeUndefined();
    expect(run).toHaveBeenCalledOnce();
  });

  it('is in the topmost open dialog; a permanent one stays below', async () => {
    const { rerender, unmount } = render(<Dialogs titles={['Below', 'Above']} />);
    showNotice({ kind: 'info', text: 'Moves', action: { label: 'Undo', run: leave } });
    const text = await screen.findByText('Moves');
    const findPlace = () => text.closest('dialog')?.querySelector('h2')?.textContent;
    expect(findPlace()).toBe('Above');
    rerender(<Dialogs titles={['Below']} />);
    await waitFor(() => expect(findPlace()).toBe('Below'));
    act(() => void showNotice({ kind: 'info', text: 'stays', staysMs: 'until-dismissed' }));
    expect((await screen.findByText('stays')).closest('dialog')).toBeNull();
    act(() => dismissNotice());
    act(() => void showNotice({ kind: 'info', text: 'Lasts', staysMs: 5000 }));
    expect((await screen.findByText('Lasts')).closest('dialog')).not.toBeNull();
    unmount();
    await waitFor(() => expect(screen.getByText('Lasts').closest('dialog')).toBeNull());
    act(() => dismissNotice());
  });

  it('waits while hovered or focused', async () => {
    showNotice({ kind: 'success', text: 'Held', staysMs: 3000 });
    const text = await screen.findByText('Held');
    vi.useFakeTimers();
    try {
      fireEvent.pointerOver(text);
      act(() => void vi.advanceTimersByTime(10_000));
      expect(screen.getByText('Held')).toBe(text);
      fireEvent.pointerOut(text);
      act(() => void vi.advanceTimersByTime(3000));
      expect(screen.queryByText('Held')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('closes after 3 s or 5 s as set, after 10 s with an action', () => {
    const notice = { kind: 'success', text: '' } as const;
    expect(toDurationMs(notice)).toBe(3000);
    expect(toDurationMs({ ...notice, staysMs: 5000 })).toBe(5000);
    expect(toDurationMs({ ...notice, action: { label: '', run: leave } })).toBe(10_000);
    expect(toDurationMs({ ...notice, staysMs: 'until-dismissed' })).toBeUndefined();
  });
});
