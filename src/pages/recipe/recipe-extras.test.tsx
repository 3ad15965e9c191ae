import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { wireOutbox } from '#src/testing/outbox-page.ts';

const page = wireOutbox();

const findField = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Only you can see it' });
const readNotes = async () => (await page.cook.ask('GET', '/auth/profile')).json().user.recipeNotes;
async function saveNote(text: string) {
  fireEvent.change(await findField(), { target: { value: text } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save note' }));
}

test('a private note is stored at once with no network, survives a reload, and arrives once', async () => {
  page.open('/recipe/tom-yum');
  await saveNote('Half the chilli');
  expect(await screen.findByText('Saved on this device, waiting to send')).toBeTruthy();
  page.open('/recipe/tom-yum');
  expect((await findField()).value).toBe('Half the chilli');
  expect(await readNotes()).toEqual([]);
  page.isOnline = true;
  await sendNow();
  await expect.poll(readNotes).toEqual([{ recipeId: 'tom-yum', text: 'Half the chilli' }]);
});

test('an own recipe has a private note, which is sent after the recipe', async () => {
  page.open('/cookbook/new');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Soup' } });
  fireEvent.change(screen.getByLabelText('Ingredients'), { target: { value: '3 onions' } });
  fireEvent.change(screen.getByLabelText('Steps'), { target: { value: 'Fry the onions.' } });
  fireEvent.submit(screen.getByLabelText('Title'));
  await screen.findByRole('heading', { level: 1, name: 'Soup' });
  await saveNote('Brown them well');
  await screen.findByText('Saved');
  page.isOnline = true;
  await sendNow();
  await expect.poll(readNotes).toMatchObject([{ text: 'Brown them well' }]);
});

test('a note that is too long shows an error, and nothing is saved', async () => {
  page.isOnline = true;
  page.open('/recipe/tom-yum');
  await saveNote('x'.repeat(501));
  expect(await screen.findByText('A note can have at most 500 characters')).toBeTruthy();
  expect(await readNotes()).toEqual([]);
});

test('shows allergens, sharing, printing and the next dishes below a recipe', async () => {
  page.open('/recipe/tom-yum');
  expect(await screen.findByText(/^Contains crustaceans\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Share recipe' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  const next = await screen.findByRole('region', { name: 'What to cook next' });
  expect(next.querySelectorAll('a')).toHaveLength(3);
  expect(next.textContent).not.toContain('Tom yum');
});
