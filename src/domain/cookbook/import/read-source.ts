import type { Draft } from '#contract/cookbook/read/draft.ts';
import { toRecipeKey } from '#contract/cookbook/read/file/merge.ts';
import { readFile } from '#contract/cookbook/read/read-file.ts';
import { readPage } from '#contract/cookbook/read/read-page.ts';
import { readText } from '#contract/cookbook/read/read-text.ts';
import type { ImportResult, KnownRecipe, LocalSource, Progress } from './import-source.ts';
import { toPictureFile } from './picture-file.ts';
import { type RecipeDraft, toRecipeDraft } from './recipe-draft.ts';
import { decodeHash } from './to-source.ts';

/** Reads all recipes of a source. Runs in the import worker, because a large archive takes seconds. */
export async function readSource(
  source: LocalSource,
  known: readonly KnownRecipe[],
  onProgress: (progress: Progress) => void,
): Promise<ImportResult> {
  if (source.kind !== 'files') {
    const draft = readOne(source);
    return { drafts: draft ? [draft] : [], merged: 0, refused: [] };
  }
  const { files, names } = source;
  const found: Draft[] = [];
  const refused: ImportResult['refused'] = [];
  let merged = 0;
  for (const [n, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const report = readFile(names[n] ?? '', bytes, (done, total) => {
      if (files.length === 1) onProgress({ done, total });
    });
    found.push(...report.kept);
    merged += report.merged;
    refused.push(...report.refused);
    if (files.length > 1) onProgress({ done: n + 1, total: files.length });
  }
  const chosen = chooseNew(found, known, refused);
  return { drafts: chosen.drafts, merged: merged + chosen.merged, refused };
}

function readOne(source: Exclude<LocalSource, { kind: 'files' }>): RecipeDraft | undefined {
  if (source.kind === 'hash') return readHashText(source.hash);
  const draft = source.kind === 'html' ? readPage(source.html, source.url) : readText(source.text);
  return draft && withPicture(draft);
}

/** Reads the percent-encoded JSON-LD of the bookmarklet. */
function readHashText(hash: string): RecipeDraft | undefined {
  const draft = readText(decodeHash(hash));
  return draft && toRecipeDraft(draft);
}

/** The picture becomes a file, as if the member had picked it. */
function withPicture(draft: Draft): RecipeDraft {
  const { picture } = draft;
  return { ...toRecipeDraft(draft), picture: picture && toPictureFile(picture) };
}

/** A recipe is known if its title and its ingredients are. A single one may be incomplete, because it is edited first. */
function chooseNew(
  found: readonly Draft[],
  known: readonly KnownRecipe[],
  refused: ImportResult['refused'],
): Pick<ImportResult, 'drafts' | 'merged'> {
  const keys = new Set(known.map((recipe) => toRecipeKey({ recipe })));
  const drafts: RecipeDraft[] = [];
  let merged = 0;
  for (const draft of found) {
    const { title, ingredients, instructions } = draft.recipe;
    const key = toRecipeKey(draft);
    const isWhole = title !== '' && ingredients.length > 0 && instructions.length > 0;
    if (keys.has(key)) merged += 1;
    else if (!isWhole && found.length > 1) refused.push({ name: title, code: 'incomplete' });
    else drafts.push(withPicture(draft));
    keys.add(key);
  }
  return { drafts, merged };
}
