import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { endSession } from '#platform/session.ts';
import { wireOutbox } from '#src/testing/outbox-page.ts';

const page = wireOutbox();
beforeEach(async () => {
  await page.server.pool.query('delete from tips');
});

const RECIPE = '/recipe/tom-yum';
const TIPS = '/recipes/tom-yum/tips';
const WORDS = 'Bruise the lemongrass first.';
const readTips = async () => (await page.cook.ask('GET', TIPS)).json().tips;
const give = async (name: string, content: string): Promise<string> => {
  const cook = await page.signUp(name);
  return (await cook.ask('POST', TIPS, { step: 1, content })).json().tip._id;
};

async function openTips(button: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog', { name: 'Tips for step 1' });
}

function share(sheet: HTMLElement, text: string): void {
  const field = within(sheet).getByRole('textbox', { name: 'Your tip' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Share tip' }));
}

test('a tip given with no network waits visibly, survives a reload, and arrives once', async () => {
  page.open(RECIPE);
  const sheet = await openTips('Add a tip');
  expect(within(sheet).getByText(/^No tips for this step yet/)).toBeTruthy();
  share(sheet, WORDS);
  expect(await within(sheet).findByText('Your tip has been added')).toBeTruthy();
  expect(await within(sheet).findByText('Waiting to send')).toBeTruthy();
  expect(within(sheet).getByRole('listitem').textContent).toContain(WORDS);
  cleanup();
  page.open(RECIPE);
  expect(await screen.findByRole('button', { name: 'Tips from 1 cook' })).toBeTruthy();
  expect(await readTips()).toEqual([]);
  page.isOnline = true;
  await sendNow();
  await expect.poll(readTips).toMatchObject([{ step: 1, content: WORDS, likeCount: 0 }]);
});

test('the best tip comes first; a like counts at once and reaches the server', async () => {
  page.isOnline = true;
  await give('Ben', 'Use fresh galangal.');
  const best = await give('Carla', 'Add the lime last.');
  const dan = await page.signUp('Dan');
  await dan.ask('POST', `/tips/${best}/like`);
  page.open(RECIPE);
  const sheet = await openTips('Tips from 2 cooks');
  const rows = within(sheet).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Add the lime last.',
    'Use fresh galangal.',
  ]);
  const heart = within(sheet).getByRole('button', { name: 'Like the tip by Carla, 1 like' });
  fireEvent.click(heart);
  const liked = await within(sheet).findByRole('button', {
    name: 'Like the tip by Carla, 2 likes',
  });
  expect(liked.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(async () => (await readTips())[0]).toMatchObject({ likeCount: 2 });
});

test('the author can delete a tip after a question, and undo it; tips of others have no button', async () => {
  page.isOnline = true;
  await give('Ben', 'Not yours.');
  await page.cook.ask('POST', TIPS, { step: 1, content: WORDS });
  page.open(RECIPE);
  const sheet = await openTips('Tips from 2 cooks');
  const trash = within(sheet).getAllByRole('button', { name: 'Delete your tip' });
  expect(trash).toHaveLength(1);
  fireEvent.click(trash[0] ?? sheet);
  const question = within(sheet).getByRole('group', { name: 'Delete this tip?' });
  expect(await readTips()).toHaveLength(2);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(within(sheet).queryByText(WORDS)).toBeNull());
  fireEvent.click(await screen.findByText('Undo'));
  await within(sheet).findByText(WORDS);
  expect(await readTips()).toHaveLength(2);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Delete your tip' }));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByLabelText('Close and delete for good'));
  await expect.poll(readTips).toMatchObject([{ content: 'Not yours.' }]);
});

test('a blank or too long tip shows an error, and the typed text stays', async () => {
  page.isOnline = true;
  page.open(RECIPE);
  const sheet = await openTips('Add a tip');
  share(sheet, '  ');
  expect(await within(sheet).findByText('Please write a tip')).toBeTruthy();
  share(sheet, 'x'.repeat(501));
  expect(await within(sheet).findByText('A tip can have at most 500 characters')).toBeTruthy();
  cleanup();
  page.open(RECIPE);
  const field = within(await openTips('Add a tip')).getByRole('textbox', { name: 'Your tip' });
  expect(field).toHaveProperty('value', 'x'.repeat(501));
  expect(await readTips()).toEqual([]);
});

test('visitors can read all tips, and sign in to add or to like', async () => {
  page.isOnline = true;
  await give('Ben', 'Use fresh galangal.');
  endSession();
  const router = page.open(RECIPE);
  const sheet = await openTips('Tips from 1 cook');
  expect(within(sheet).queryByRole('textbox')).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Like the tip by Ben, 0 likes' }));
  expect(await screen.findByText('Please log in to like tips')).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('link', { name: 'Log in to add a tip' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
