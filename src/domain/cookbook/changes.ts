import * as v from 'valibot';
import { CookbookBody } from '#contract/cookbook/body.ts';
import { NO_VERSION } from '#contract/cookbook/sending.ts';
import type { Visibility } from '#contract/cookbook/text.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { offerUndo, submitUndoable } from '#domain/outbox/undo.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import type { Submission } from '#offline/outbox/enqueue.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import type { Receipt } from '#offline/outbox/receipts.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { type CookbookCommand, changeOwnCookbook, restoreOwnRecipe } from './visitor.ts';

/** All functions here resolve with an error text, or undefined. */
type Result = Promise<string | undefined>;

/** `attachments` are the uploads of pictures that `fields` refers to. Queuing the write removes the draft `draftId`. */
interface Typed {
  fields: CookbookFields;
  attachments?: readonly Submission[];
  draftId?: string;
}

/** Adds a recipe under a new id, or under the id of its draft. */
export async function createRecipe(
  { fields, ...typed }: Typed,
  recipeId: string = toNewId(),
): Result {
  return findFault(fields) ?? write([{ op: 'cookbook.create', recipeId, recipe: fields }], typed);
}

/** Saves an edit of a recipe. `baseVersion` is the version of the view when the edit began. */
export async function saveRecipe(
  recipeId: string,
  { fields, ...typed }: Typed,
  baseVersion: string,
): Result {
  const fault = findFault(fields);
  if (fault !== undefined) return fault;
  const version = await findCurrentBase(recipeId, baseVersion);
  await discardRefusedDeletion(recipeId);
  return write([{ op: 'cookbook.update', recipeId, recipe: fields, baseVersion: version }], typed);
}

export function setVisibility(recipeId: string, visibility: Visibility): Result {
  return write([{ op: 'cookbook-visibility.set', recipeId, visibility }]);
}

/** Deletes a recipe and offers to undo it. */
export async function removeRecipe({ recipe }: Pick<CookbookView, 'recipe'>): Result {
  const { _id: recipeId, title, version } = recipe;
  const baseVersion = await findCurrentBase(recipeId, version);
  const command: CookbookCommand = { op: 'cookbook.delete', recipeId, title, baseVersion };
  try {
    if (readViewerId() === '') {
      await changeOwnCookbook([command]);
      const undo = () => restoreOwnRecipe(recipe);
      offerUndo(cookbookTexts.removed, { undo, end: async () => undefined });
      return undefined;
    }
    const undoable = await submitUndoable(command);
    if (undoable) offerUndo(cookbookTexts.removed, undoable);
    return undefined;
  } catch (error) {
    return toWriteFailure(error, command.op);
  }
}

/** All are stored or none. For a visitor they change only this device. */
async function write(
  commands: readonly CookbookCommand[],
  { attachments = [], draftId }: Omit<Typed, 'fields'> = {},
): Result {
  const [first] = commands;
  if (!first) return undefined;
  try {
    if (readViewerId() === '') await changeOwnCookbook(commands);
    else {
      const draft = draftId === undefined ? {} : { draftId };
      await submit([...attachments, ...commands.map((command) => ({ command, ...draft }))]);
    }
    return undefined;
  } catch (error) {
    return toWriteFailure(error, first.op);
  }
}

/** The first reason for which the server would refuse a text. Pictures that still wait have no address yet. */
function findFault({ images, ...text }: CookbookFields): string | undefined {
  const known = images.filter(({ url }) => typeof url === 'string');
  const checked = v.safeParse(CookbookBody, { ...text, images: known });
  return checked.success ? undefined : checked.issues[0].message;
}

/** A refused deletion would block the edits after it. The member has changed their mind. */
async function discardRefusedDeletion(recipeId: string): Promise<void> {
  const userId = readViewerId();
  if (userId === '') return;
  const { discard, readOwnRows } = await loadOutbox();
  const rows = await readOwnRows(userId);
  const refused = rows.find(
    ({ command, state }) =>
      state === 'failed' && command.op === 'cookbook.delete' && command.recipeId === recipeId,
  );
  if (refused) await discard(refused);
}

/** An edit that was sent while the member typed has replaced its base with the version of its receipt. */
async function findCurrentBase(recipeId: string, baseVersion: string): Promise<string> {
  const userId = readViewerId();
  if (userId === '') return baseVersion;
  const { readOwnReceipts } = await loadOutbox();
  return toCurrentBase(await readOwnReceipts(userId), recipeId, baseVersion);
}

export function toCurrentBase(
  receipts: readonly Pick<Receipt, 'command' | 'version'>[],
  recipeId: string,
  baseVersion: string,
): string {
  return receipts.reduce((base, { command, version }) => {
    const isText = command.op === 'cookbook.create' || command.op === 'cookbook.update';
    if (!isText || command.recipeId !== recipeId || version === undefined) return base;
    const before = command.op === 'cookbook.create' ? NO_VERSION : command.baseVersion;
    return before === base ? version.replaceAll('"', '') : base;
  }, baseVersion);
}
