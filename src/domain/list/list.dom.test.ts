import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { AISLES } from '#contract/food/schema.ts';
import { ListChanges } from '#contract/list/schema.ts';
import { listLiving } from '#contract/list/state.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { readPage } from '#offline/community/community-pages.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { endSession, readSession } from '#platform/session.ts';
import { resetApp } from '#src/testing/reset-app.ts';
import { addDish, addText, rescaleDish, toDishLines } from './add-needs.ts';
import { type BringAlong, useBringAlong } from './bring-along.ts';
import {
  clearBought,
  removeDish,
  removeNeeds,
  setAisle,
  setAisleOrder,
  tickLine,
} from './changes.ts';
import { useLists } from './queries.ts';
import { setStaple, useStaples } from './staples.ts';
import { ListServer } from './testing/list-server.ts';
import { type ShownList, useList } from './use-list.ts';

let server = new ListServer();

beforeEach(async () => {
  await resetApp();
  useFreshDevice();
  server = new ListServer();
  server.connect();
});
afterEach(cleanup);
afterAll(resetApp);

/** Shows the first list, as the page does. */
function open() {
  const { result } = renderHook(() => {
    const lists = useLists();
    const listId = lists.lists[0]?._id;
    return { lists, listId, shown: useList(listId), question: useBringAlong() };
  });
  return {
    lists: () => result.current.lists,
    id: () => result.current.listId,
    shown: (): ShownList => result.current.shown,
    names: () =>
      result.current.shown.lines.map(({ name, isBought }) => `${isBought ? '✓' : ''}${name}`),
    question: (): BringAlong | undefined => result.current.question,
  };
}

const write = (work: () => Promise<string | undefined>) =>
  act(async () => expect(await work()).toBeUndefined());

test('the first item of a member creates a list; it is shown at once and sent once', async () => {
  await server.signIn('ana');
  server.isUp = false;
  const page = open();
  await write(() => addText(undefined, '2 onions\n\n1 l milk'));
  await expect.poll(page.names).toEqual(['onion', 'milk']);
  expect(page.shown()).toMatchObject({ list: { name: 'Shopping list' }, waiting: 2 });
  await write(() => addText(undefined, '3 onions'));
  await expect.poll(() => page.shown().waiting).toBe(3);
  expect(page.lists().lists).toHaveLength(1);

  server.isUp = true;
  await act(() => sendNow());
  await expect.poll(() => server.model.lists.size).toBe(1);
  await expect.poll(() => page.shown().waiting).toBe(0);
  expect(page.shown().lines[0]?.totals).toMatchObject([{ sum: 5 }]);
});

test('a list is shown from a cold start without a network, with the changes that wait', async () => {
  await server.signIn('ana');
  server.addList('l');
  const page = open();
  await expect.poll(page.id).toBe('l');
  await write(() => addText('l', 'milk'));
  await act(() => sendNow());
  await act(() => queryClient.invalidateQueries());
  await expect.poll(() => readCopy('ana')).toMatchObject({ needs: [{ text: 'milk' }] });

  server.isUp = false;
  cleanup();
  queryClient.clear();
  await write(() => addText('l', 'bread'));
  const later = open();
  await expect.poll(later.names).toEqual(['milk', 'bread']);
  expect(later.shown()).toMatchObject({ isOffline: true, waiting: 1, failure: null });
  expect(later.shown().storedAt).toBeGreaterThan(0);
});

test('only changes are fetched, and a member who left sees nothing', async () => {
  await server.signIn('ana');
  const list = server.addList('l');
  const at = new Date().toISOString();
  const other = { userId: 'ben', now: Date.now() };
  list.change('needs', JSON.stringify({ needs: [{ _id: 'n', text: 'Tea', at }] }), other);
  const page = open();
  await expect.poll(page.names).toEqual(['Tea']);
  await expect.poll(() => readCopy('ana')).toBeDefined();
  list.change('needs', JSON.stringify({ needs: [{ _id: 'm', text: 'Rum', at }] }), other);
  await act(() => queryClient.invalidateQueries({ queryKey: ['lists'] }));
  await expect.poll(() => page.names().length).toBe(2);
  expect(server.read.at(-1)).toContain('since=1');

  server.model.lists.clear();
  await act(() => queryClient.invalidateQueries({ queryKey: ['lists'] }));
  await expect.poll(page.names).toEqual([]);
  await expect.poll(() => readCopy('ana')).toBeUndefined();
});

test('a visitor has one list on the device, which a member brings along once', async () => {
  const page = open();
  await write(() => addText(undefined, 'milk\nbread\nBlu-tack'));
  await expect.poll(page.names).toEqual(['milk', 'bread', 'Blu-tack']);
  await write(() => tickLine(page.shown(), toLine(page.shown(), 'bread'), true));
  await write(() => setAisle(page.shown(), toLine(page.shown(), 'Blu-tack'), 'household'));
  await expect.poll(page.names).toEqual(['milk', '✓bread', 'Blu-tack']);
  await expect.poll(() => toLine(page.shown(), 'Blu-tack').aisle).toBe('household');
  expect(page.shown().waiting).toBe(0);
  expect(server.model.applied).toEqual([]);
  const ids = listLiving(page.shown().state).map(({ _id }) => _id);

  await act(() => server.signIn('ana'));
  await expect.poll(() => page.question()?.count).toBe(3);
  const question = page.question();
  await write(async () => question?.bring());
  // A second tap changes nothing.
  await write(async () => question?.bring());
  await act(() => sendNow());
  await expect.poll(page.names).toEqual(['milk', '✓bread', 'Blu-tack']);
  const [list] = server.model.lists.values();
  expect([...(list?.state.needs.keys() ?? [])].toSorted()).toEqual(ids.toSorted());
  await expect.poll(page.question).toBeUndefined();
});

test('a list that a member leaves on the device stays for visitors', async () => {
  const page = open();
  await write(() => addText(undefined, 'milk'));
  await act(() => server.signIn('ana'));
  await expect.poll(() => page.question()?.count).toBe(1);
  await write(async () => page.question()?.leave());
  await expect.poll(page.question).toBeUndefined();
  expect(readSession()?.user.id).toBe('ana');
  act(() => endSession());
  await expect.poll(page.names).toEqual(['milk']);
});

test.each(['a visitor', 'a member'])('%s clears the bought needs, and undoes that', async (who) => {
  if (who === 'a member') await server.signIn('ana');
  const page = open();
  await write(() => addText(undefined, 'milk\nbread'));
  await expect.poll(page.names).toEqual(['milk', 'bread']);
  await write(() => tickLine(page.shown(), toLine(page.shown(), 'milk'), true));
  await expect.poll(page.names).toEqual(['✓milk', 'bread']);
  await write(() => clearBought(page.shown()));
  await expect.poll(page.names).toEqual(['bread']);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(page.names).toEqual(['✓milk', 'bread']);
});

test('a dish keeps its bought needs when the servings change, and its removal removes exactly its needs', async () => {
  const recipe = {
    ...toSampleRecipe('Paella'),
    servings: 4,
    ingredients: ['2 onions', '400 g rice', 'salt', '1 lemon'],
    instructions: [],
  };
  const page = open();
  await write(() => addText(undefined, '3 onions'));
  const lines = toDishLines(recipe, { servings: 4, swapped: new Set() });
  const from = { recipeId: recipe._id, title: recipe.title, servings: 4 };
  // The cook has lemons at home.
  await write(() => addDish(undefined, from, lines.slice(0, 3)));
  await expect.poll(page.names).toEqual(['onion', 'rice', 'salt']);
  await write(() => tickLine(page.shown(), toLine(page.shown(), 'salt'), true));
  await write(() => tickLine(page.shown(), toLine(page.shown(), 'rice'), true));
  await expect.poll(page.names).toEqual(['onion', '✓rice', '✓salt']);
  await write(() => rescaleDish(page.shown(), recipe, 8));
  await expect.poll(page.names).toEqual(['onion', 'rice', '✓salt']);
  expect(page.shown().lines.map(({ totals }) => totals.map(({ sum }) => sum))).toEqual([
    [7],
    [800],
    [],
  ]);
  await write(() => addDish(undefined, from, lines.slice(0, 3)));
  await expect.poll(() => page.shown().lines[0]?.totals[0]?.sum).toBe(9);
  await write(() => rescaleDish(page.shown(), recipe, 2));
  await expect.poll(() => page.shown().lines[0]?.totals[0]?.sum).toBe(4);
  await write(() => removeDish(page.shown(), from));
  await expect.poll(page.names).toEqual(['onion']);
  expect(page.shown().lines[0]?.needs).toMatchObject([{ text: '3 onions' }]);
});

test('the order of the shop and the foods at home are kept', async () => {
  const page = open();
  await write(() => addText(undefined, 'milk\nbread'));
  await expect.poll(page.names).toEqual(['milk', 'bread']);
  const aisles = AISLES.toReversed();
  await write(() => setAisleOrder(page.shown(), aisles));
  await expect.poll(() => page.shown().list?.aisleOrder).toEqual(aisles);
  await write(() => removeNeeds(page.shown(), toLine(page.shown(), 'milk').needs));
  await expect.poll(page.names).toEqual(['bread']);

  const { result } = renderHook(useStaples);
  act(() => setStaple('salt', true));
  expect(result.current).toEqual(['salt']);
  act(() => setStaple('salt', false));
  expect(result.current).toEqual([]);
});

test('a text that is too long is not added, with the reason', async () => {
  expect(await addText(undefined, 'x'.repeat(201))).toBe('An item can have at most 200 characters');
});

function toLine({ lines }: ShownList, name: string) {
  const line = lines.find((each) => each.name === name);
  if (!line) throw new Error(`There is no ${name}`);
  return line;
}

async function readCopy(userId: string) {
  return (await readPage({ userId, kind: 'list', id: 'l' }, ListChanges))?.value;
}
