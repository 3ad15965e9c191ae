import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MyDiet } from '#contract/diet/schema.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { readPreparation } from '#offline/recipes/preparation.ts';
import { readSettings, saveSettings } from '#platform/settings.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: 'collection', rateLimit: 'off' });

const PAGE = '/profile/diet';
const findChoice = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const choose = async (name: string) => fireEvent.click(await findChoice(name));
const findWarning = () => screen.findByRole('region', { name: 'Warning for you' });
const avoid = (allergens: MyDiet['allergens'], diets: MyDiet['diets'] = []) =>
  saveSettings({ diet: { allergens, diets } });
const readDiet = async (cook: Cook) => (await cook.ask('GET', '/auth/profile')).json().user.diet;

test('the choice of a visitor is stored on this device and can be cleared', async () => {
  page.open(PAGE);
  await choose('Nuts');
  await choose('Milk');
  await choose('Vegan');
  await choose('Vegan');
  expect(readSettings().diet).toEqual({ allergens: ['milk', 'nuts'], diets: [] });
  expect((await findChoice('Milk')).checked).toBe(true);
  expect(screen.getByText(/stored on this device only/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect((await findChoice('Milk')).checked).toBe(false);
  expect(readSettings().diet).toEqual({ allergens: [], diets: [] });
});

test('visitors and members find the page from their profile', async () => {
  page.open('/profile');
  const link = await screen.findByRole('link', { name: 'Allergies and diet' });
  expect(link.getAttribute('href')).toBe(PAGE);
  cleanup();
  await signInHere(await page.signUp('Amara'));
  page.open('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  const row = await screen.findByRole('link', { name: 'Allergies and diet' });
  expect(row.getAttribute('href')).toBe(PAGE);
});

test('changes of a member wait offline, and the last one is sent once', async () => {
  const amara = await page.signUp('Amara');
  await signInHere(amara);
  page.hasNetwork = false;
  let sent = 0;
  page.instead = (method, address) => {
    if (method === 'PUT' && address.endsWith('/user/diet')) sent += 1;
    return undefined;
  };
  page.open(PAGE);
  await choose('Fish');
  await choose('Eggs');
  await waitFor(async () => expect((await findChoice('Eggs')).checked).toBe(true));
  expect(await readDiet(amara)).toBeNull();
  page.hasNetwork = true;
  await sendNow();
  await expect.poll(() => readDiet(amara)).toEqual({ allergens: ['eggs', 'fish'], diets: [] });
  expect(sent).toBe(1);
  expect(readSettings().diet).toBeUndefined();
});

test('the choice of the device moves into an account that has none', async () => {
  avoid(['soy']);
  const amara = await page.signUp('Amara');
  await signInHere(amara);
  page.open(PAGE);
  await expect.poll(() => readDiet(amara)).toEqual({ allergens: ['soy'], diets: [] });
  expect((await findChoice('Soy')).checked).toBe(true);
  await waitFor(() => expect(readSettings().diet).toBeUndefined());
});

test('the choice of an account is not overwritten by the device', async () => {
  avoid(['soy']);
  const amara = await page.signUp('Amara');
  await amara.ask('PUT', '/user/diet', { allergens: ['milk'], diets: [] });
  await signInHere({ ...amara, user: (await amara.ask('GET', '/auth/profile')).json().user });
  page.open(PAGE);
  await waitFor(async () => expect((await findChoice('Milk')).checked).toBe(true));
  expect((await findChoice('Soy')).checked).toBe(false);
  await sendNow();
  expect(await readDiet(amara)).toEqual({ allergens: ['milk'], diets: [] });
});

test('a recipe names the ingredients, and offers no swap if none helps', async () => {
  avoid(['milk', 'lupin']);
  page.open('/recipe/katsu-curry');
  await within(await findWarning()).findByText('Contains milk: butter');
  expect(within(await findWarning()).queryByRole('button')).toBeNull();
});

test('an offered swap is applied like a chosen one, and the warning follows it', async () => {
  avoid(['gluten']);
  page.open('/recipe/blueberry-pancakes');
  const warning = within(await findWarning());
  await warning.findByText('Contains gluten: all-purpose flour');
  const name = 'Use gluten-free flour blend instead of all-purpose flour';
  fireEvent.click(warning.getByRole('button', { name }));
  await warning.findByText('With your swaps, no ingredient is one that you avoid.');
  expect(document.activeElement).toBe(await findWarning());
  await screen.findAllByRole('checkbox', { name: /gluten-free flour blend instead of/ });
  await waitFor(async () =>
    expect((await readPreparation('blueberry-pancakes'))?.swapped).toHaveLength(1),
  );
});

test('a recipe that suits the user has no warning', async () => {
  avoid(['lupin']);
  page.open('/recipe/katsu-curry');
  await screen.findByRole('heading', { level: 1, name: 'Katsu Curry' });
  expect(screen.queryByRole('region', { name: 'Warning for you' })).toBeNull();
});

test('each card of a list is marked, also after the choice changes', async () => {
  avoid(['lupin']);
  page.open('/trending-recipes');
  const cards = await screen.findAllByRole('article');
  expect(screen.queryByText(/^Contains/)).toBeNull();
  avoid([], ['vegetarian']);
  await waitFor(() =>
    expect(cards.map((card) => within(card).queryByText(/Not vegetarian/) !== null)).toEqual([
      true,
      true,
      true,
    ]),
  );
});

test('the cooking view warns at its start, until the next step', async () => {
  avoid(['milk']);
  page.open('/recipe/katsu-curry/cook');
  await screen.findByText('Contains milk: butter');
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }));
  await waitFor(() => expect(screen.queryByText('Contains milk: butter')).toBeNull());
});

test('lines of the shopping list are marked', async () => {
  avoid(['milk']);
  page.open('/list');
  for (const item of ['2 l milk', 'oat milk']) {
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Add an item' });
    fireEvent.change(box, { target: { value: item } });
    fireEvent.submit(box);
    await waitFor(() => expect(box.value).toBe(''));
  }
  await screen.findByRole('checkbox', { name: 'Oat milk' });
  const marked = await screen.findAllByText(/^Contains milk/);
  expect(marked.map((one) => one.closest('[data-line]')?.textContent)).toEqual([
    expect.stringContaining('2 l milk'),
  ]);
});
