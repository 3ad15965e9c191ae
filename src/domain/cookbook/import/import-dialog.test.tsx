import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { resetApp } from '#src/testing/reset-app.ts';
import * as texts from '#texts/cookbook-import.ts';
import { getSystem } from '#ui/theme/system.ts';
import { cookbookStore } from '../load-store.ts';
import { ImportDialog } from './import-dialog.tsx';
import { packRecipe } from './qr-address.ts';
import { readHash } from './read-import.ts';
import type { RecipeDraft } from './recipe-draft.ts';
import { useImportWorker } from './testing/use-import-worker.ts';

beforeEach(async () => {
  await resetApp();
  useFreshDevice();
  useImportWorker();
});
afterAll(resetApp);

const SOUP =
  'Onion soup\n\nIngredients\n3 onions\n1 l stock\n\nMethod\nFry the onions.\nAdd the stock.';
const toFile = (name: string, title: string) =>
  new File([SOUP.replace('Onion soup', title)], name, { type: 'text/plain' });

function open() {
  const used: RecipeDraft[] = [];
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  const { unmount } = render(
    <ChakraProvider value={getSystem()}>
      <ImportDialog isOpen close={close} use={(draft) => used.push(draft)} />
    </ChakraProvider>,
  );
  return { used, unmount, isClosed: () => isClosed };
}

function pick(...files: File[]): void {
  fireEvent.change(screen.getByLabelText(texts.chooseFiles, { selector: 'input' }), {
    target: { files },
  });
}

const readTitles = async () =>
  (await (await cookbookStore()).readVisitorCookbook()).recipes.map(({ title }) => title);

it('hands the draft of a pasted recipe over', async () => {
  const { used } = open();
  fireEvent.change(screen.getByLabelText(texts.paste), { target: { value: SOUP } });
  fireEvent.click(screen.getByRole('button', { name: texts.read }));
  await waitFor(() => expect(used).toHaveLength(1));
  expect(used[0]?.text).toMatchObject({
    title: 'Onion soup',
    ingredients: ['3 onions', '1 l stock'],
  });
  expect(used[0]?.notes).not.toEqual([]);
});

it('shows that no recipe was found', async () => {
  open();
  fireEvent.change(screen.getByLabelText(texts.paste), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: texts.read }));
  expect(await screen.findByText(texts.nothingFound)).toBeTruthy();
});

it('[T-import-8] stores many after a confirmation, and adds nothing the second time', async () => {
  const files = [
    toFile('a.txt', 'Onion soup'),
    toFile('b.txt', 'Leek soup'),
    new File(['x'], 'c.txt'),
  ];
  const first = open();
  pick(...files);
  expect(await screen.findByText(texts.found(2))).toBeTruthy();
  expect(screen.getByText(`c.txt: ${texts.reasons['no-recipe']}`)).toBeTruthy();
  expect(await readTitles()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: texts.save(2) }));
  await waitFor(() => expect(first.isClosed()).toBe(true));
  expect(await readTitles()).toEqual(['Onion soup', 'Leek soup']);
  first.unmount();
  open();
  pick(...files);
  expect(await screen.findByText(texts.nothingNew)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.save(2) })).toBeNull();
});

it('reads files that are dropped on it', async () => {
  const { used } = open();
  const place = screen.getByLabelText(texts.paste);
  const files = [toFile('a.txt', 'Onion soup')];
  fireEvent.dragOver(place, { dataTransfer: { types: ['Files'], files } });
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files } });
  await waitFor(() => expect(used[0]?.text.title).toBe('Onion soup'));
});

/** Returns false if the browser does not open the files. */
function dropOnTitle(title: string): boolean {
  const files = [toFile('a.txt', title), toFile('b.txt', 'Leek soup')];
  const heading = screen.getByRole('heading', { name: texts.title });
  return fireEvent.drop(heading, { dataTransfer: { types: ['Files'], files } });
}

it('reads files that are dropped on its title, and keeps a report when others are dropped', async () => {
  open();
  await screen.findByLabelText(texts.paste);
  expect(dropOnTitle('Onion soup')).toBe(false);
  expect(await screen.findByText(texts.found(2))).toBeTruthy();
  expect(dropOnTitle('Pea soup')).toBe(false);
  expect(screen.getByText('Onion soup')).toBeTruthy();
});

it('opens a scanned code without a network', async () => {
  const { used } = open();
  fireEvent.change(screen.getByLabelText(texts.paste), { target: { value: SOUP } });
  fireEvent.click(screen.getByRole('button', { name: texts.read }));
  await waitFor(() => expect(used).toHaveLength(1));
  const [draft] = used;
  if (!draft) throw new Error('There is no draft');
  expect((await readHash(`#q=${packRecipe(draft.text)}`))?.text).toEqual(draft.text);
  expect(await readHash('')).toBeUndefined();
});
