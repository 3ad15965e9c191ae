import { fireEvent, screen } from '@testing-library/react';

/** Closes the notice that offers to undo a deletion, so that the deletion is sent at once. */
export async function deleteForGood(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Close and delete for good' }));
}
