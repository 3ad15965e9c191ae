import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toSwapChoice } from '#contract/recipe/swap-choice.ts';
import { readPreparation } from '#offline/recipes/preparation.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());
beforeEach(useFreshDevice);

const STEPS = 8;
const isRiceTicked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /rice/ }).some((box) => box.checked);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a recipe shows its name, its facts and its four views', async () => {
  app.open('/recipe/dan-dan-noodles');
  await screen.findByRole('heading', { level: 1, name: 'Dan Dan Noodles' });
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual([
    'Authentic Recipe',
    'Cultural Story',
    'Health-Conscious',
    'Cultural Music',
  ]);
});

test.each([
  '/recipe/DAN-DAN-NOODLES?tab=story',
  '//Recipe//dan%20dan%20noodles/?tab=story',
  '/recipe/dan-dan-noodles?tab=story&reconnect=1',
])('%s opens the recipe under its own address', async (address) => {
  const router = app.open(address);
  await screen.findByRole('heading', { level: 1, name: 'Dan Dan Noodles' });
  expect(router.history.location.href).toBe('/recipe/dan-dan-noodles?tab=story');
});

test('the step starts at 1; Previous is disabled there, and Next at the last', async () => {
  app.open('/recipe/dan-dan-noodles');
  await screen.findByText(`Step 1 of ${STEPS}`);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  press(new RegExp(`^Step ${STEPS},`));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', false);
});

test('the notes follow the steps under the heading Good to know', async () => {
  app.open('/recipe/dan-dan-noodles');
  const notes = await screen.findByRole('region', { name: 'Good to know' });
  within(notes).getByRole('heading', { name: 'Good to know' });
  expect(notes.textContent).toMatch(/fridge/);
  const steps = screen.getByRole('region', { name: 'Steps' });
  expect(steps.compareDocumentPosition(notes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [ingredients] = screen.getAllByRole('region', { name: 'Ingredients' });
  expect(ingredients?.textContent).not.toMatch(/fridge/);
});

test('steps before the current one are completed, the rest are pending', async () => {
  app.open('/recipe/dan-dan-noodles');
  await screen.findByText(`Step 1 of ${STEPS}`);
  press('Next');
  press('Next');
  const nodes = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('button');
  const states = nodes.map((node) => node.getAttribute('aria-label')?.split(', ')[1]);
  expect(states).toEqual([
    'completed',
    'completed',
    'current',
    ...Array(STEPS - 3).fill('pending'),
  ]);
});

test('fun fact n is shown with step n', async () => {
  app.open('/recipe/dan-dan-noodles');
  await screen.findByText(`Step 1 of ${STEPS}`);
  const first = screen.getByRole('complementary', { name: 'Fun fact' }).textContent;
  press('Step 2, pending');
  expect(screen.queryByRole('complementary', { name: 'Fun fact' })?.textContent).not.toBe(first);
});

test("on the last step a 'Recipe Complete' congratulation box appears", async () => {
  app.open('/recipe/dan-dan-noodles');
  await screen.findByText(`Step 1 of ${STEPS}`);
  expect(screen.queryByText('Recipe Complete')).toBeNull();
  press(new RegExp(`^Step ${STEPS},`));
  expect(screen.getByText('Recipe Complete')).toBeTruthy();
});

test('the step resets to 1 when the tab changes, and the tab is in the address', async () => {
  const router = app.open('/recipe/dan-dan-noodles');
  await screen.findByText(`Step 1 of ${STEPS}`);
  press('Next');
  fireEvent.click(screen.getByRole('tab', { name: 'Cultural Story' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'story' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Authentic Recipe' }));
  await screen.findByText(`Step 1 of ${STEPS}`);
  expect(router.state.location.search).toEqual({});
});

test('an ingredient can be ticked and unticked', async () => {
  app.open('/recipe/dan-dan-noodles');
  const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox');
  if (!first) throw new Error('no ingredient');
  fireEvent.click(first);
  expect(first.checked).toBe(true);
  fireEvent.click(first);
  expect(first.checked).toBe(false);
});

test.each(['/recipe/no-such-dish', '/recipe/%00'])(
  '%s shows the text of the specification, with a way back',
  async (address) => {
    app.open(address);
    await screen.findByRole('heading', { name: 'Recipe not found' });
    expect(screen.getByText("The recipe you're looking for doesn't exist.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
  },
);

test('ticked ingredients stay ticked on the next visit, and in the cooking view', async () => {
  app.open('/recipe/bibimbap');
  const [rice] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /rice/ });
  if (!rice) throw new Error('no rice');
  fireEvent.click(rice);
  await expect
    .poll(async () => (await readPreparation('bibimbap'))?.ticked, { timeout: 15_000 })
    .toHaveLength(1);
  for (const address of ['/recipe/bibimbap', '/recipe/bibimbap/cook']) {
    cleanup();
    app.open(address);
    await waitFor(() => expect(isRiceTicked()).toBe(true));
  }
});

test('an open recipe stays when its refresh fails', async () => {
  app.open('/recipe/ceviche-clasico');
  await screen.findByRole('heading', { level: 1, name: 'Ceviche Clásico' });
  await app.server.pool.query(`alter table recipes rename to recipes_away`);
  await queryClient.refetchQueries({ queryKey: ['recipes', 'one', 'ceviche-clasico'] });
  await app.server.pool.query(`alter table recipes_away rename to recipes`);
  expect(queryClient.getQueryState(['recipes', 'one', 'ceviche-clasico'])?.status).toBe('error');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ceviche Clásico');
});

test('servings are scaled up and down, announced, and restored letter for letter', async () => {
  app.open('/recipe/dan-dan-noodles');
  const [list] = await screen.findAllByRole('region', { name: 'Ingredients' });
  if (!list) throw new Error('no ingredients');
  const tap = (name: string) => fireEvent.click(within(list).getByRole('button', { name }));
  tap('More servings');
  tap('More servings');
  await within(list).findByRole('checkbox', { name: '375 g minced pork' });
  expect(within(list).getByRole('status').textContent).toBe('6 servings');
  press('Step 2, pending');
  expect(document.body.textContent).toContain('Loosen 4½ tbsp sesame paste with 3 tbsp soy sauce');
  tap('Fewer servings');
  tap('Fewer servings');
  await within(list).findByRole('checkbox', { name: '250 g minced pork' });
});

test('servings end at one; the fewer button stays focusable there but does nothing', async () => {
  app.open('/recipe/dan-dan-noodles');
  const [list] = await screen.findAllByRole('region', { name: 'Ingredients' });
  if (!list) throw new Error('no list');
  const fewer = within(list).getByRole('button', { name: 'Fewer servings' });
  for (let taps = 0; taps < 5; taps += 1) fireEvent.click(fewer);
  await within(list).findByText('serving');
  expect(within(list).getByRole('status').textContent).toBe('1 serving');
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  expect(fewer).toHaveProperty('disabled', false);
});

test('offers a swap only for ingredients with a substitute, applies it to the recipe, and reverts it', async () => {
  app.open('/recipe/dan-dan-noodles?tab=health');
  const pork = await screen.findByRole('switch', {
    name: 'firm tofu, crumbled instead of minced pork',
  });
  expect(screen.getAllByRole('switch')).toHaveLength(2);
  expect(screen.getByText(/^The other fourteen ingredients have no listed swap/)).toBeTruthy();
  fireEvent.click(pork);
  expect(screen.getByText(/^One of two swaps is on\. It follows you/)).toBeTruthy();
  await expect
    .poll(async () => (await readPreparation('dan-dan-noodles'))?.swapped, { timeout: 15_000 })
    .toEqual([9]);

  cleanup();
  app.open('/recipe/dan-dan-noodles');
  await screen.findAllByText('instead of minced pork');
  press('Step 4, pending');
  expect(document.body.textContent).toContain('Push the tofu to the side.');

  cleanup();
  app.open('/recipe/dan-dan-noodles?tab=health');
  fireEvent.click(await screen.findByRole('button', { name: 'Back to the original recipe' }));
  expect(screen.getByText('No swaps are on.')).toBeTruthy();
});

test('offers several swaps for one ingredient, shows the diet of the chosen one, and stores the choice', async () => {
  app.open('/recipe/dan-dan-noodles?tab=health');
  const choices = within(
    await screen.findByRole('group', { name: 'What to use instead of soy sauce' }),
  );
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'coconut aminos',
    'tamari',
    'reduced-salt soy sauce',
  ]);
  expect(screen.getAllByText('Vegetarian')).toHaveLength(1);
  fireEvent.click(choices.getByRole('button', { name: 'reduced-salt soy sauce' }));
  const low = screen.getByRole('switch', { name: 'reduced-salt soy sauce instead of soy sauce' });
  expect(low.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('Low-sodium')).toBeTruthy();
  await expect
    .poll(async () => (await readPreparation('dan-dan-noodles'))?.swapped, { timeout: 15_000 })
    .toEqual([toSwapChoice(2, 'low-sodium')]);

  cleanup();
  app.open('/recipe/dan-dan-noodles');
  await screen.findAllByText('instead of soy sauce');
  press('Step 2, pending');
  expect(document.body.textContent).toContain('with 2 tbsp reduced-salt soy sauce');
});

test.each([
  ['{}', 500, 'Failed to fetch recipe'],
  ['recipe of another id', 200, 'Recipe ID mismatch - wrong recipe loaded'],
])('specification 8: an answer of %s shows why, with a way back', async (kind, status, text) => {
  const real = await app.server.fetch('http://simmer.test/api/recipes/bibimbap');
  const body = kind === '{}' ? kind : await real.text();
  app.open('/recipe/ceviche-clasico');
  answerWith(async () => new Response(body, { status }));
  await screen.findByRole('heading', { name: 'Error loading recipe' });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
});

test.each(['/recipe', '/recipe/'])(
  '%s shows “No recipe ID provided” and a link back',
  async (address) => {
    app.open(address);
    await screen.findByRole('heading', { name: 'Error loading recipe' });
    expect(screen.getByText('No recipe ID provided')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
  },
);

test('specification 9, detail defaults: a recipe without times, servings and difficulty', async () => {
  const real = await app.server.fetch('http://simmer.test/api/recipes/bibimbap');
  const { prepTime: _p, cookTime: _c, servings: _s, difficulty: _d, ...bare } = await real.json();
  app.open('/recipe/bibimbap');
  answerWith(async () => toOwnAnswer(bare));
  await screen.findByRole('heading', { level: 1, name: bare.title });
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['30 min', '45 min', '4', 'Medium']);
});
