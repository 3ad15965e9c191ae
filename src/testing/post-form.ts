import { fireEvent, screen } from '@testing-library/react';

export const CONTENT = 'What happened in the kitchen?';

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const readTitle = () => screen.getByLabelText<HTMLInputElement>('Title').value;
export const readAlerts = () => readAll('alert');
export const readStatus = () => readAll('status');

function readAll(role: string): string {
  return screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('|');
}
