import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { allRecipesQuery } from '#domain/recipe/queries.ts';
import { askToPersist } from '#platform/persistence.ts';
import * as storageTexts from '#texts/storage.ts';
import { Button } from '#ui/button/button.tsx';
import { clearUnpinned } from './storage-state.ts';

/** Downloads all recipes, or clears unsaved ones. Saved recipes and dishes in progress are never cleared here. */
export function StorageActions({ look }: { look: () => void }) {
  const queries = useQueryClient();
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<string>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      setMessage(await work());
    } catch {
      setMessage(storageTexts.didNotWork);
    } finally {
      setIsBusy(false);
      look();
    }
  };
  const keep = async () => {
    void askToPersist();
    const { downloadAll } = await import('#domain/recipe/download-recipes.ts');
    const ids = (await queries.fetchQuery(allRecipesQuery())).value.map(({ _id }) => _id);
    let kept = 0;
    const isWhole = await downloadAll(ids, (count) => {
      kept = count;
      setMessage(storageTexts.someHere(count, ids.length));
    });
    return isWhole ? storageTexts.allHere(ids.length) : storageTexts.restNotHere(kept, ids.length);
  };
  return (
    <chakra.div display="grid" gap="3" justifyItems={{ base: 'stretch', md: 'start' }}>
      <Button variant="flame" size="lg" aria-disabled={isBusy} onClick={() => void run(keep)}>
        <Download size={20} />
        {storageTexts.keepAll}
      </Button>
      <chakra.p role="status" minH="1.5em" color="ink.muted" fontWeight="600">
        {message}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => void run(() => clear('pictures'))}
        >
          {storageTexts.clearPictures}
        </Button>
        <Button
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => void run(() => clear('all'))}
        >
          {storageTexts.clearUnsaved}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

async function clear(what: 'pictures' | 'all'): Promise<string> {
  const isDone = await clearUnpinned(what);
  if (!isDone) return storageTexts.nothingCleared;
  return what === 'pictures' ? storageTexts.picturesCleared : storageTexts.cleared;
}
