import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toNewId } from '#offline/outbox/ids.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: 'collection', rateLimit: 'off' });

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('the editor shows steps that name an old amount, and changes them', async () => {
  const cook = await page.signUp('dora');
  await signInHere(cook);
  const id = toNewId();
  await cook.ask('PUT', `/cookbook/${id}`, {
    title: 'Soup',
    ingredients: ['2 onions', '1 l stock'],
    instructions: ['Heat the stock.', 'Fry 2 onions.'],
  });
  page.open(`/cookbook/${id}/edit`);
  await screen.findByDisplayValue('Soup');
  type('Ingredients', '3 onions\n1 l stock');
  await screen.findByText('Step 2 says 2 onions, but your list says 3.');
  fireEvent.click(screen.getByRole('button', { name: 'Change the step' }));
  await waitFor(() => expect(screen.queryByText(/Step 2 says/)).toBeNull());
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Steps' });
  expect(box.value).toBe('Heat the stock.\n\nFry 3 onions.');
  type('Ingredients', '1 onion\n1 l stock');
  await screen.findByText('Step 2 says 3 onions, but your list says 1.');
});

test('a copy of a dish shows steps with an amount of the dish, also after an earlier change', async () => {
  const cook = await page.signUp('Nia');
  await signInHere(cook);
  const id = toNewId();
  await cook.ask('PUT', `/cookbook/${id}`, {
    title: 'My noodles',
    ingredients: ['300 g minced pork'],
    instructions: ['Fry 250 g minced pork.'],
    basedOn: 'dan-dan-noodles',
  });
  page.open(`/cookbook/${id}/edit`);
  const hint = await screen.findByText(/^Step 1 says/);
  expect(hint.textContent).toBe('Step 1 says 250 g minced pork, but your list says 300 g.');
});
