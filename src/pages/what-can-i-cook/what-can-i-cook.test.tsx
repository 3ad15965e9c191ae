import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: 'collection', rateLimit: 'off' });
afterEach(() => localStorage.clear());

async function name(food: string) {
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'What do you have?' });
  fireEvent.change(box, { target: { value: food } });
  fireEvent.submit(box);
  return box;
}

const findDish = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const card = heading.closest('li');
  if (!card) throw new Error(`${title} has no card`);
  return within(card);
};

test('shows the missing foods of each dish, and adds them to the shopping list', async () => {
  page.open('/what-can-i-cook');
  await screen.findByRole('heading', { name: 'Start with two or three foods' });
  await name('eggs');
  await name('2 onions');
  await name('waxy potatoes');
  const tortilla = await findDish('Tortilla de Patatas');
  await waitFor(() => expect(tortilla.getByText('You have 3 of 5.')).toBeTruthy());
  tortilla.getByText(/Missing: salt, olive oil/);
  fireEvent.click(tortilla.getByRole('button', { name: /^Add 2 to the list/ }));
  await screen.findByText('What Tortilla de Patatas still needs is on your shopping list');
  fireEvent.click(screen.getByRole('button', { name: 'Open list' }));
  await screen.findByRole('checkbox', { name: /olive oil/ });
  expect(screen.queryByRole('checkbox', { name: /eggs/ })).toBeNull();
});

test('keeps the foods, which can be removed, and names those that it does not know', async () => {
  page.open('/what-can-i-cook');
  await name('eggs');
  await screen.findByRole('button', { name: 'Remove egg' });
  const box = await name('gaffer tape');
  await screen.findByText('Simmer doesn’t know “gaffer tape”. Try a simpler name.');
  await waitFor(() => expect(box.value).toBe('gaffer tape'));
  cleanup();
  page.open('/what-can-i-cook');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove egg' }));
  await screen.findByRole('heading', { name: 'Start with two or three foods' });
});
