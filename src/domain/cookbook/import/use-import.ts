import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/cookbook-import.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { useCookbook } from '../queries.ts';
import type { ImportResult, ImportSource, Progress } from './import-source.ts';
import { readImport } from './read-import.ts';
import type { RecipeDraft } from './recipe-draft.ts';
import { storeRecipes } from './store-recipes.ts';

export type ImportState =
  | { step: 'choose'; failure?: string | undefined }
  | { step: 'reading'; progress?: Progress }
  | { step: 'report'; result: ImportResult }
  | { step: 'saving'; saved: number; total: number };

interface Given {
  use: (draft: RecipeDraft) => void;
  close: () => void;
}

/** Reads a source. One recipe goes to `use`; many, or a report, wait for the member. */
export function useImport({ use, close }: Given) {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const { recipes } = useCookbook();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  const read = async (source: ImportSource) => {
    const signal = start();
    setState({ step: 'reading' });
    const show = (next: ImportState) => !signal.aborted && setState(next);
    try {
      const result = await readImport(source, {
        known: recipes.map(({ recipe }) => recipe),
        onProgress: (progress) => show({ step: 'reading', progress }),
        signal,
      });
      if (signal.aborted) return;
      const [only] = result.drafts;
      const isOne = result.drafts.length === 1 && result.merged + result.refused.length === 0;
      const isNothing = result.drafts.length + result.merged + result.refused.length === 0;
      if (only && isOne) use(only);
      else if (isNothing) setState({ step: 'choose', failure: texts.nothingFound });
      else setState({ step: 'report', result });
    } catch (error) {
      show({ step: 'choose', failure: error instanceof Error ? error.message : texts.notRead });
    }
  };
  const save = async (drafts: readonly RecipeDraft[]) => {
    const signal = start();
    const total = drafts.length;
    setState({ step: 'saving', saved: 0, total });
    const onProgress = (saved: number) =>
      !signal.aborted && setState({ step: 'saving', saved, total });
    const { count, failure } = await storeRecipes(drafts, onProgress, signal);
    if (count > 0) showNotice({ kind: 'success', text: texts.saved(count) });
    if (failure !== undefined) setState({ step: 'choose', failure });
    else close();
  };
  const reset = () => {
    running.current?.abort();
    setState({ step: 'choose' });
  };
  return { state, read, save, reset };
}
