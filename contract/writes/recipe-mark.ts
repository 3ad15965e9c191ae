import * as v from 'valibot';
import type * as marked from '../endpoints/marked-recipes.ts';
import { toTextKey } from '../text-key.ts';
import { defineWrite, toRequest } from './define-write.ts';
import { NO_IDS } from './no-ids.ts';

/** Defines a mark on a recipe, such as a favourite. Marks identify a recipe by its name. */
export function defineRecipeMark<const O extends string>(
  op: O,
  mark: string,
  add: typeof marked.addFavorite | typeof marked.addSavedRecipe,
  remove: typeof marked.removeFavorite | typeof marked.removeSavedRecipe,
) {
  const toKey = ({ recipeName }: { recipeName: string }) => `${mark}:${toTextKey(recipeName)}`;
  return defineWrite(
    op,
    { recipeName: v.string(), on: v.boolean() },
    {
      endpoints: [add, remove],
      request: ({ recipeName, on }) =>
        on ? toRequest(add, {}, { body: { recipeName } }) : toRequest(remove, { recipeName }),
      entity: () => 'me',
      lanes: (command) => [toKey(command)],
      passesRefused: false,
      ids: NO_IDS,
      collapse: { kind: 'toggle', key: toKey, isOn: ({ on }) => on },
      // A 404 refers to the member, not the recipe, and is shown.
      missingTarget: 'refuse',
      resend: 'while-key-lasts',
      isAttachment: false,
      bytesId: null,
      rebase: null,
    },
  );
}
