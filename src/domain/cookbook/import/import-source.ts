import type { Draft } from '#contract/cookbook/read/draft.ts';
import type { RefusalCode } from '#contract/cookbook/read/read-file.ts';
import type { RecipeDraft } from './recipe-draft.ts';

/** Sources that the device reads without the server. `hash` is the part of an address after `#`. */
export type LocalSource =
  | { kind: 'html'; html: string; url?: string | undefined }
  | { kind: 'text'; text: string }
  | { kind: 'hash'; hash: string }
  | { kind: 'files'; files: readonly Blob[]; names: readonly string[] };

/** A recipe that the cookbook has already. */
export type KnownRecipe = Pick<Draft['recipe'], 'title' | 'ingredients'>;

export interface ImportResult {
  drafts: RecipeDraft[];
  /** Number of recipes that were in the files twice or that the cookbook has already. */
  merged: number;
  /** `incomplete`: one of several recipes has no title, no ingredients or no steps. */
  refused: { name: string; code: RefusalCode | 'incomplete' }[];
}

/** `done` of `total` are entries of an archive, or files. */
export interface Progress {
  done: number;
  total: number;
}

/** The server fetches an address; the device reads everything else. */
export type ImportSource =
  | Exclude<LocalSource, { kind: 'files' }>
  | { kind: 'files'; files: readonly File[] }
  | { kind: 'address'; url: string };

export interface ImportRequest {
  source: LocalSource;
  known: readonly KnownRecipe[];
}
