import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: 'collection', rateLimit: 'off' });

const findBox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Add an item' });
async function add(...items: string[]) {
  for (const item of items) {
    const box = await findBox();
    fireEvent.change(box, { target: { value: item } });
    fireEvent.submit(box);
    await waitFor(() => expect(box.value).toBe(''));
  }
}
const findLine = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const listHeadings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

async function readNeeds(cook: Cook) {
  const [list] = (await cook.ask('GET', '/lists')).json();
  const found = (await cook.ask('GET', `/lists/${list._id}`)).json();
  const bought = found.ticks.filter((tick: { ticked: boolean }) => tick.ticked).length;
  return { texts: found.needs.map(({ text }: { text: string }) => text).toSorted(), bought };
}

test('a visitor types items, which are sorted by aisle and added up', async () => {
  page.open('/list');
  await screen.findByRole('heading', { name: 'Nothing to buy yet' });
  await add('2 l milk', '2 onions', '3 onions', 'gaffer tape');
  await findLine('5 onions');
  await findLine('Gaffer tape');
  await findLine('2 l milk');
  expect(listHeadings()).toEqual(['Where is this?', 'Fruit and vegetables', 'Dairy and eggs']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Part of the shop for gaffer tape' }), {
    target: { value: 'household' },
  });
  await screen.findByRole('heading', { name: 'Household' });
  expect(document.title).toBe('Shopping list · Simmer');
});

test('adds each line of a pasted text, and refuses an item that is too long', async () => {
  page.open('/list');
  const box = await findBox();
  const pasted = '1. 500g chicken thighs\n\n2. 2 onions\n- gaffer tape\n';
  fireEvent.paste(box, { clipboardData: { getData: () => pasted } });
  await screen.findByText('3 items added');
  await findLine('500 g chicken thighs');
  await findLine('2 onions');
  await findLine('Gaffer tape');
  const long = 'a'.repeat(201);
  fireEvent.change(box, { target: { value: long } });
  fireEvent.submit(box);
  await screen.findByText('An item can have at most 200 characters');
  expect(box.value).toBe(long);
});

test('offers foods while typing, with the arrow keys and Enter', async () => {
  page.open('/list');
  const box = await findBox();
  fireEvent.change(box, { target: { value: '2 oni' } });
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options[0]?.textContent).toContain('2 onion');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(box.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.submit(box);
  await findLine('2 onions');
});

test('a ticked line is bought, "1 more" opens it again, and clearing can be undone', async () => {
  page.open('/list');
  await add('2 onions', 'milk');
  fireEvent.click(await findLine('Milk'));
  fireEvent.click(await findLine('2 onions'));
  const bought = await screen.findByRole('region', { name: 'Bought' });
  await within(bought).findByRole('checkbox', { name: '2 onions', checked: true });
  await add('1 onion');
  await screen.findByText('1 more');
  await findLine('1 onion');
  fireEvent.click(screen.getByRole('button', { name: 'Clear bought items' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bought' })).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('region', { name: 'Bought' });
  await screen.findByText('They’re back');
});

test('a tick with the keyboard moves the focus to the next line', async () => {
  page.open('/list');
  await add('2 onions', 'milk', 'butter');
  const onions = await findLine('2 onions');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  onions.focus();
  fireEvent.click(onions);
  await screen.findByRole('region', { name: 'Bought' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Butter')));
});

test('a dish can be added, scaled and removed together with its items', async () => {
  page.open('/recipe/dan-dan-noodles');
  const [button] = await screen.findAllByRole('button', { name: 'Add to shopping list' });
  if (button) fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Shop for Dan Dan Noodles' });
  const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  const [first] = boxes;
  if (first) fireEvent.click(first);
  fireEvent.click(within(dialog).getByRole('button', { name: /^Add \d+ items$/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open list' }));
  await add('1 lemon');
  const before = screen.getAllByRole('checkbox').length;
  expect(before).toBeGreaterThan(2);
  const dishes = screen.getByText('1 dish on this list').closest('details') ?? document.body;
  const servings = within(dishes).getByRole('group', { name: 'Servings of Dan Dan Noodles' });
  fireEvent.click(within(servings).getByRole('button', { name: 'More servings' }));
  await waitFor(() => expect(servings.textContent).toContain('5'));
  fireEvent.click(within(dishes).getByRole('button', { name: 'Remove Dan Dan Noodles' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  await findLine('1 lemon');
});

test('sends items and ticks of a member once the network is back', async () => {
  const amara = await page.signUp('Amara');
  await signInHere(amara);
  page.open('/list');
  await add('milk');
  await waitFor(async () => expect((await readNeeds(amara)).texts).toEqual(['milk']));
  page.hasNetwork = false;
  await add('bread');
  fireEvent.click(await findLine('Bread'));
  await screen.findByRole('region', { name: 'Bought' });
  page.hasNetwork = true;
  await sendNow();
  await waitFor(async () =>
    expect(await readNeeds(amara)).toEqual({ texts: ['bread', 'milk'], bought: 1 }),
  );
});

test('brings the list of the device along after a sign-in', async () => {
  page.open('/list');
  await add('2 l milk');
  await findLine('2 l milk');
  const amara = await page.signUp('Amara');
  await signInHere(amara);
  fireEvent.click(await screen.findByRole('button', { name: 'Bring along' }));
  await findLine('2 l milk');
  await waitFor(async () => expect((await readNeeds(amara)).texts).toEqual(['2 l milk']));
});
