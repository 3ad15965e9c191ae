import { importCookbookRecipe } from '#contract/cookbook/import.ts';
import { callApi } from '#platform/network/send.ts';
import * as texts from '#texts/cookbook-import.ts';
import type {
  ImportRequest,
  ImportResult,
  ImportSource,
  KnownRecipe,
  Progress,
} from './import-source.ts';
import { type RecipeDraft, toRecipeDraft } from './recipe-draft.ts';
import { decodeHash, toSource } from './to-source.ts';
import { unpackRecipe } from './unpack-recipe.ts';

/** Long enough to load the worker on a slow network. */
const LOADED_MS = 20_000;

interface Options {
  /** Recipes of the cookbook, which are not imported again. */
  known?: readonly KnownRecipe[];
  onProgress?: (progress: Progress) => void;
  /** Cancels the reading, which then rejects. */
  signal?: AbortSignal;
}

/** Reads recipes without storing any. Rejects with an error text for the user. */
export async function readImport(
  source: ImportSource,
  options: Options = {},
): Promise<ImportResult> {
  if (source.kind === 'address') return readAddress(source.url);
  const { known = [] } = options;
  const plain = known.map(({ title, ingredients }) => ({ title, ingredients }));
  if (source.kind !== 'files') return readInWorker({ source, known: plain }, options);
  const files = [...source.files];
  const names = files.map(({ name }) => name);
  return readInWorker({ source: { kind: 'files', files, names }, known: plain }, options);
}

/**
 * Reads the `#…` of `/cookbook/new`: a code that was scanned, what the bookmarklet sends, or what another app shared.
 * Only an address needs the network. Rejects with an error text for the user.
 */
export async function readHash(hash: string): Promise<RecipeDraft | undefined> {
  const content = hash.replace(/^#/, '');
  if (content === '') return undefined;
  if (content.startsWith('q=')) {
    // Read without the worker, which an offline device may not have stored.
    const text = unpackRecipe(content.slice(2));
    return text && { text, notes: [] };
  }
  const source = toSource(decodeHash(hash));
  const isAddress = source.kind === 'address';
  const { drafts } = await readImport(isAddress ? source : { kind: 'hash', hash });
  return drafts[0];
}

async function readAddress(url: string): Promise<ImportResult> {
  const fallback = texts.addressFailed;
  const draft = await callApi(importCookbookRecipe, { body: { url }, fallback });
  return { drafts: [toRecipeDraft(draft)], merged: 0, refused: [] };
}

/** Puts the code of the worker into the browser's cache, so that an import needs no network later. */
export function fetchReader(): void {
  const worker = openWorker();
  setTimeout(() => worker.terminate(), LOADED_MS);
}

function openWorker(): Worker {
  return new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
}

interface Reply {
  progress?: Progress;
  result?: ImportResult;
  failure?: string;
}

function readInWorker(
  request: ImportRequest,
  { onProgress, signal }: Options,
): Promise<ImportResult> {
  const worker = openWorker();
  return new Promise<ImportResult>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new Error(texts.notRead, { cause }));
    signal?.addEventListener('abort', () => fail(signal.reason));
    if (signal?.aborted) fail(signal.reason);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.progress) onProgress?.(data.progress);
      if (data.failure !== undefined) fail(data.failure);
      if (data.result) resolve(data.result);
    });
    // The code of the worker did not load.
    worker.addEventListener('error', fail);
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
