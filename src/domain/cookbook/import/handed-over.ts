import type { RecipeDraft } from './recipe-draft.ts';

let draft: RecipeDraft | undefined;

/** Keeps an imported recipe for the editor, which opens next. */
export function handOver(imported: RecipeDraft): void {
  draft = imported;
}

/** The imported recipe, once. */
export function takeHandedOver(): RecipeDraft | undefined {
  const taken = draft;
  draft = undefined;
  return taken;
}
