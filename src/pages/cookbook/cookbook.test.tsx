import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toTextOfPost } from '#domain/cookbook/copy-of-post.ts';
import { handOver } from '#domain/cookbook/import/handed-over.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { type Cook, PASSWORD } from '#server/testing/sign-up.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: 'collection', rateLimit: 'off' });

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const save = () => fireEvent.submit(screen.getByRole('textbox', { name: 'Title' }));

const makeRecipe = (cook: Cook, title: string) =>
  cook.ask('PUT', `/cookbook/${toNewId()}`, {
    title,
    ingredients: ['200 g flour'],
    instructions: ['Mix.', 'Fry.'],
  });

async function readTitles(cook: Cook): Promise<string[]> {
  const { recipes } = (await cook.ask('GET', '/cookbook')).json();
  return recipes.map(({ title }: { title: string }) => title).toSorted();
}

async function writeNoodles() {
  await screen.findByRole('textbox', { name: 'Title' });
  type('Title', 'Sunday noodles');
  type('Ingredients', '200 g wheat noodles\nFor the sauce:\n2 tbsp soy sauce\n3 glimmerworts');
  type('Steps', 'Boil the noodles for 8 minutes.\n\nStir in the soy sauce.');
}

test('a visitor writes a recipe, which is stored on the device and opens like a dish', async () => {
  page.open('/cookbook');
  await screen.findByRole('heading', { name: 'Your cookbook is empty' });
  fireEvent.click(screen.getByRole('link', { name: 'New recipe' }));
  await writeNoodles();
  const read = await screen.findByRole('region', { name: 'How Simmer reads it' });
  await within(read).findByText('unknown food');
  expect(within(read).getByText('soy sauce').tagName).toBe('MARK');
  save();
  await screen.findByRole('heading', { name: 'Sunday noodles', level: 1 });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Recipe',
    'Health-Conscious',
  ]);
  screen.getAllByRole('heading', { name: 'For the sauce' });
  expect(screen.queryByRole('button', { name: /favorite/i })).toBeNull();
  expect(screen.queryByText('Serves')).toBeNull();
  for (const group of screen.getAllByRole('group', { name: 'Servings' })) {
    expect(group.textContent).toBe('4 servings (assumed)');
  }
  expect(document.title).toBe('Sunday noodles · Simmer');
});

test('shows the limits in their own words and loses nothing', async () => {
  page.open('/cookbook/new');
  await screen.findByRole('textbox', { name: 'Title' });
  save();
  await screen.findByText('Please give the recipe a title');
  type('Title', 'Soup');
  type('Servings', 'many');
  save();
  await screen.findByText('Servings must be a whole number from 1 to 50');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Soup');
});

test('a recipe that waits to be sent is not called a stored copy', async () => {
  await signInHere(await page.signUp('eva'));
  page.open('/cookbook');
  await screen.findByRole('heading', { name: 'Your cookbook is empty' });
  page.hasNetwork = false;
  cleanup();
  page.open('/cookbook/new');
  await writeNoodles();
  save();
  await screen.findByRole('heading', { name: 'Sunday noodles', level: 1 });
  await screen.findByText('Waiting to send');
  expect(screen.queryByText(/Stored copy/)).toBeNull();
});

test('a member edits, finds and deletes a recipe', async () => {
  const cook = await page.signUp('ana');
  await signInHere(cook);
  await makeRecipe(cook, 'Pancakes');
  await makeRecipe(cook, 'Waffles');
  page.open('/cookbook');
  await screen.findByRole('heading', { name: 'Waffles' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'panc' } });
  await screen.findByText('1 recipe found');
  fireEvent.click(screen.getByRole('link', { name: /Pancakes/ }));
  fireEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  await screen.findByDisplayValue('Pancakes');
  type('Title', 'Thin pancakes');
  save();
  await screen.findByRole('heading', { name: 'Thin pancakes', level: 1 });
  await waitFor(async () => expect(await readTitles(cook)).toEqual(['Thin pancakes', 'Waffles']));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Recipe deleted');
  await waitFor(() => expect(screen.queryByText('Thin pancakes')).toBeNull());
});

test('copies a dish into the cookbook and shows what changed', async () => {
  page.open('/recipe/dan-dan-noodles');
  await screen.findByRole('heading', { level: 1 });
  fireEvent.pointerDown(document.body);
  fireEvent.click(await screen.findByRole('button', { name: 'Make it mine' }));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ingredients' });
  const [first = '', ...rest] = box.value.split('\n');
  const more = first.replace(/\d+/, (amount) => String(Number(amount) * 2));
  type('Ingredients', [more, ...rest].join('\n'));
  save();
  await screen.findByText('1 amount changed');
  const original = screen.getByRole('link', { name: 'See the original' });
  expect(original.getAttribute('href')).toBe('/recipe/dan-dan-noodles');
});

test('discarding returns to the page before, and can be undone', async () => {
  const cook = await page.signUp('Emma');
  await signInHere(cook);
  await makeRecipe(cook, 'Pancakes');
  const router = page.open('/cookbook');
  fireEvent.click(await screen.findByRole('link', { name: /Pancakes/ }));
  fireEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  await screen.findByDisplayValue('Pancakes');
  type('Title', 'Waffles');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  await screen.findByRole('heading', { name: 'Pancakes', level: 1 });
  await screen.findByText('Draft discarded');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByDisplayValue('Waffles');
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await screen.findByRole('heading', { name: 'Pancakes', level: 1 });
  fireEvent.click(screen.getAllByRole('link', { name: 'Back' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'Your cookbook' });
  expect(router.state.location.pathname).toBe('/cookbook');
});

test('a discarded import returns with Undo', async () => {
  const lines = { ingredients: ['1 onion'], instructions: ['Simmer.'] };
  const recipe = { title: 'Gumbo', servings: 4, prepTime: '', cookTime: '', ...lines };
  handOver({ text: toTextOfPost(recipe), notes: [] });
  page.open('/cookbook/new');
  await screen.findByDisplayValue('Gumbo');
  type('Notes', 'From Ada');
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await screen.findByRole('heading', { name: 'Your cookbook is empty' });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByDisplayValue('Gumbo');
  expect(screen.getByDisplayValue('From Ada')).toBeTruthy();
  screen.getByText('Your draft is back.');
});

test('after a sign-in from the editor, it opens again with the draft', async () => {
  const { email } = await page.signUp('Finn');
  const router = page.open('/cookbook/new');
  await screen.findByLabelText('Title');
  type('Title', 'Visitor soup');
  fireEvent.click(screen.getAllByRole('link', { name: 'Sign in' }).at(-1) ?? document.body);
  fireEvent.change(await screen.findByLabelText('Email'), {
    target: { value: email },
  });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByDisplayValue('Visitor soup');
  await screen.findByText('Your draft is back.');
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await screen.findByRole('heading', { name: 'Your cookbook is empty' });
  expect(router.state.location.pathname).toBe('/cookbook');
});

test('a draft of a visitor is not given to a member who opens the editor later', async () => {
  page.open('/cookbook/new');
  await screen.findByLabelText('Title');
  type('Title', 'Visitor soup');
  cleanup();
  await signInHere(await page.signUp('Finn'));
  page.open('/cookbook/new');
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', '');
});

test('an own recipe is cooked with steps, ingredients and timers', async () => {
  page.open('/cookbook/new');
  await writeNoodles();
  save();
  await screen.findByRole('heading', { name: 'Sunday noodles', level: 1 });
  const [link] = screen.getAllByRole('link', { name: 'Cook step by step' });
  if (link) fireEvent.click(link);
  await screen.findByRole('heading', { name: /Step 1 of 2: Boil the noodles/ });
  await screen.findByRole('button', { name: /8 min/ });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /wheat noodles/ }).checked).toBe(
    false,
  );
  cleanup();
  // Reads the session from the device.
  page.open(link?.getAttribute('href') ?? '');
  fireEvent.click(await screen.findByRole('button', { name: 'Ingredients' }));
  const sheet = await screen.findByRole('dialog', { name: 'Ingredients' });
  const heading = within(sheet).getByRole('heading', { name: 'For the sauce' });
  expect(heading.closest('li')?.textContent).toContain('soy sauce');
});

test('a shared recipe names its owner, and its copy too', async () => {
  const cook = await page.signUp('Kofi');
  const id = toNewId();
  const lines = { ingredients: ['2 eggs'], instructions: ['Boil the eggs.'] };
  await cook.ask('PUT', `/cookbook/${id}`, { title: 'Eggs', visibility: 'link', ...lines });
  const reader = await page.signUp('Ama');
  await signInHere(reader);
  page.open(`/cookbook/${id}`);
  await screen.findByText('Shared by Kofi');
  fireEvent.click(await screen.findByRole('button', { name: 'Keep a copy' }));
  const from = await screen.findByRole('link', { name: 'From Kofi’s recipe' });
  expect(from.getAttribute('href')).toBe(`/cookbook/${id}`);
  expect(screen.queryByText('Shared by Kofi')).toBeNull();
});

test('an empty source leaves no separator behind the owner', async () => {
  const cook = await page.signUp('Kofi');
  const id = toNewId();
  const lines = { ingredients: ['2 eggs'], instructions: ['Boil the eggs.'], source: {} };
  await cook.ask('PUT', `/cookbook/${id}`, { title: 'Eggs', visibility: 'link', ...lines });
  page.open(`/cookbook/${id}`);
  const owner = await screen.findByText('Shared by Kofi');
  expect(owner.parentElement?.textContent).toBe('Shared by Kofi');
});

test('after a sign-in, asks what happens to the recipes of a visitor', async () => {
  page.open('/cookbook/new');
  await screen.findByLabelText('Title');
  type('Title', 'Visitor soup');
  type('Ingredients', '3 onions');
  type('Steps', 'Fry the onions.');
  save();
  await screen.findByRole('heading', { level: 1, name: 'Visitor soup' });
  cleanup();
  const cook = await page.signUp('cleo');
  await signInHere(cook);
  page.open('/cookbook');
  fireEvent.click(await screen.findByRole('button', { name: 'Bring along' }));
  await waitFor(async () => {
    const { recipes } = (await cook.ask('GET', '/cookbook')).json();
    expect(recipes.map(({ title }: { title: string }) => title)).toEqual(['Visitor soup']);
  });
});

test('shows both versions of a conflict and saves the chosen parts', async () => {
  const cook = await page.signUp('bea');
  await signInHere(cook);
  await makeRecipe(cook, 'Pancakes');
  page.open('/cookbook');
  fireEvent.click(await screen.findByRole('link', { name: /Pancakes/ }));
  fireEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  await screen.findByDisplayValue('Pancakes');
  const [known] = (await cook.ask('GET', '/cookbook')).json().recipes;
  const other = { ...known, ingredients: ['300 g flour'], notes: 'For Sunday' };
  await cook.ask('PUT', `/cookbook/${known._id}`, other, { 'if-match': `"${known.version}"` });
  type('Title', 'Thin pancakes');
  type('Ingredients', '250 g flour');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Two versions' });
  const ingredients = within(dialog).getByRole('group', { name: 'Ingredients' });
  within(ingredients).getByText('250 g flour');
  fireEvent.click(within(ingredients).getByRole('radio', { name: /300 g flour/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save this' }));
  await within(dialog).findByText('Choose a version of each part');
  fireEvent.click(within(dialog).getByRole('radio', { name: /Thin pancakes/ }));
  fireEvent.click(within(dialog).getByRole('radio', { name: /For Sunday/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save this' }));
  await waitFor(async () => {
    const [saved] = (await cook.ask('GET', '/cookbook')).json().recipes;
    expect([saved.title, saved.ingredients, saved.notes]).toEqual([
      'Thin pancakes',
      ['300 g flour'],
      'For Sunday',
    ]);
  });
});
