import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useImportWorker } from '#domain/cookbook/import/testing/use-import-worker.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: 'collection', rateLimit: 'off' });
beforeEach(useImportWorker);

const PASTED =
  'Pea soup\n\nIngredients\n500 g peas\n1 onion\n\nMethod\nChop the onion.\nBoil everything.\n\nNotes\nFreeze it.';

const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });

/** The browser inserts the text in the task of the event. Users type in a later one. */
async function paste(name: string): Promise<void> {
  fireEvent.paste(box(name), { clipboardData: { getData: () => PASTED } });
  type(name, `${box(name).value}${PASTED}`);
  await new Promise((resolve) => setTimeout(resolve));
}

async function open() {
  page.open('/cookbook/new');
  await screen.findByRole('textbox', { name: 'Title' });
}

async function pasteIntoNotes() {
  await open();
  type('Title', 'My soup');
  type('Ingredients', '1 lemon');
  type('Notes', 'Mine. ');
  await paste('Notes');
  await screen.findByRole('dialog', { name: 'You pasted a whole recipe' });
}

const answer = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('an empty form takes a pasted recipe without a question', async () => {
  await open();
  await paste('Title');
  await waitFor(() => expect(box('Ingredients').value).toBe('500 g peas\n1 onion'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box('Title').value).toBe('Pea soup');
  expect(box('Notes').value).toBe('Freeze it.');
});

test('asks before a paste changes a form with text, and Cancel keeps the text', async () => {
  await pasteIntoNotes();
  await answer('Keep it as plain text');
  expect(box('Notes').value).toBe(`Mine. ${PASTED}`);
  expect(box('Ingredients').value).toBe('1 lemon');
});

test('a pasted recipe can be added to the text', async () => {
  await pasteIntoNotes();
  await answer('Add it to this recipe');
  expect(box('Title').value).toBe('My soup');
  expect(box('Ingredients').value).toBe('1 lemon\n500 g peas\n1 onion');
  expect(box('Notes').value).toBe('Mine.\nFreeze it.');
});

test('text typed before the answer stays', async () => {
  await open();
  type('Title', 'My soup');
  await paste('Notes');
  type('Ingredients', '1 lemon');
  type('Notes', `${box('Notes').value} Typed later.`);
  await screen.findByRole('dialog', { name: 'You pasted a whole recipe' });
  await answer('Add it to this recipe');
  expect(box('Ingredients').value).toBe('1 lemon\n500 g peas\n1 onion');
  expect(box('Notes').value).toBe(' Typed later.\nFreeze it.');
});

test('Undo restores the text after a replacement', async () => {
  await pasteIntoNotes();
  await answer('Replace this recipe');
  expect(box('Title').value).toBe('Pea soup');
  expect(box('Ingredients').value).toBe('500 g peas\n1 onion');
  expect(box('Notes').value).toBe('Freeze it.');
  // Notices of the tests before may still be there. The newest is the last.
  const undo = await screen.findAllByRole('button', { name: 'Undo' });
  for (const button of undo.slice(-1)) fireEvent.click(button);
  await waitFor(() => expect(box('Title').value).toBe('My soup'));
  expect(box('Notes').value).toBe(`Mine. ${PASTED}`);
});
