import * as v from 'valibot';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { WaitingImage } from '#contract/post/waiting-fields.ts';
import {
  NO_VERSION,
  sendCookbookDeletion,
  sendCookbookRecipe,
  sendCookbookVisibility,
} from './sending.ts';
import { CookbookText, Visibility } from './text.ts';

const id = v.string();

/** The text of a recipe with its pictures, which may still wait to be uploaded. */
const CookbookFields = v.object({ ...CookbookText.entries, images: v.array(WaitingImage) });
export type CookbookFields = v.InferOutput<typeof CookbookFields>;

interface OfRecipe {
  recipeId: string;
}

const textLane = (recipeId: string) => `cookbook:${recipeId}`;
const visibilityLane = (recipeId: string) => `cookbook-visibility:${recipeId}`;

/** Sends the texts of a recipe in order. */
const CHANGE = {
  entity: ({ recipeId }: OfRecipe) => `cookbook:${recipeId}`,
  lanes: ({ recipeId }: OfRecipe) => [textLane(recipeId)],
} as const;

const withRecipeId = <C extends OfRecipe>(command: C, toId: (id: string) => string): C => ({
  ...command,
  recipeId: toId(command.recipeId),
});

const listUploads = ({ images }: CookbookFields) =>
  images.flatMap(({ url }) => (typeof url === 'string' ? [] : [url.upload]));

const withAddresses = (
  { images, ...text }: CookbookFields,
  toAddress: (uploadId: string) => string,
) => ({
  ...text,
  images: images.map(({ url, alt }) => ({
    url: typeof url === 'string' ? url : toAddress(url.upload),
    alt,
  })),
});

const toVersionTag = (version: string) => `"${version}"`;

/** A late repetition must not replace a newer text, so it is based on no version. */
export const cookbookCreate = defineWrite(
  'cookbook.create',
  { recipeId: id, recipe: CookbookFields, visibility: v.optional(Visibility) },
  {
    ...CHANGE,
    endpoints: [sendCookbookRecipe],
    request: ({ recipeId, recipe, visibility }, toAddress) =>
      toRequest(
        sendCookbookRecipe,
        { cookbookId: recipeId },
        {
          body: { ...withAddresses(recipe, toAddress), ...(visibility && { visibility }) },
          ifMatch: toVersionTag(NO_VERSION),
        },
      ),
    ids: {
      makes: ({ recipeId }) => recipeId,
      needs: ({ recipe }) => listUploads(recipe),
      replace: withRecipeId,
    },
    collapse: { kind: 'once' },
    missingTarget: 'refuse',
    resend: 'for-ever',
  },
);

/** `baseVersion` is the version that was edited, or `NO_VERSION` while the recipe waits to be created. */
const UPDATE_FIELDS = { recipeId: id, recipe: CookbookFields, baseVersion: v.string() };
const CookbookUpdate = v.object({ op: v.literal('cookbook.update'), ...UPDATE_FIELDS });

export const cookbookUpdate = defineWrite('cookbook.update', UPDATE_FIELDS, {
  ...CHANGE,
  endpoints: [sendCookbookRecipe],
  request: ({ recipeId, recipe, baseVersion }, toAddress) =>
    toRequest(
      sendCookbookRecipe,
      { cookbookId: recipeId },
      { body: withAddresses(recipe, toAddress), ifMatch: toVersionTag(baseVersion) },
    ),
  ids: {
    needs: ({ recipeId, recipe }) => [recipeId, ...listUploads(recipe)],
    replace: withRecipeId,
  },
  collapse: {
    kind: 'merge',
    key: ({ recipeId }) => recipeId,
    // An edit with a version is of a recipe that the server has, although it refused its creation.
    merge: (earlier, edit) =>
      v.is(cookbookCreate.schema, earlier) && edit.baseVersion === NO_VERSION
        ? { ...earlier, recipe: edit.recipe }
        : edit,
  },
  missingTarget: 'refuse',
  rebase,
});

/** A waiting write about the version that the accepted write has replaced is about the new version. */
function rebase<C extends { baseVersion: string }>(
  waiting: C,
  accepted: { op: string },
  etag: string | null,
): C | undefined {
  const base = v.is(CookbookUpdate, accepted) ? accepted.baseVersion : NO_VERSION;
  const isText = accepted.op === cookbookUpdate.op || accepted.op === cookbookCreate.op;
  if (!isText || etag === null || waiting.baseVersion !== base) return undefined;
  return { ...waiting, baseVersion: etag.replaceAll('"', '') };
}

/** The server refuses it if another device has changed the text of `baseVersion`, because this one has not shown that. */
export const cookbookDelete = defineWrite(
  'cookbook.delete',
  { recipeId: id, title: v.string(), baseVersion: v.string() },
  {
    ...CHANGE,
    lanes: ({ recipeId }) => [textLane(recipeId), visibilityLane(recipeId)],
    endpoints: [sendCookbookDeletion],
    request: ({ recipeId, baseVersion }) =>
      toRequest(
        sendCookbookDeletion,
        { cookbookId: recipeId },
        { ifMatch: toVersionTag(baseVersion) },
      ),
    passesRefused: true,
    ids: {
      removes: ({ recipeId }) => recipeId,
      needs: ({ recipeId }) => [recipeId],
      replace: withRecipeId,
    },
    collapse: { kind: 'cancels' },
    missingTarget: 'drop',
    rebase,
  },
);

export const cookbookVisibilitySet = defineWrite(
  'cookbook-visibility.set',
  { recipeId: id, visibility: Visibility },
  {
    ...CHANGE,
    // Sharing does not wait for a refused text.
    lanes: ({ recipeId }) => [visibilityLane(recipeId)],
    endpoints: [sendCookbookVisibility],
    request: ({ recipeId, visibility }) =>
      toRequest(sendCookbookVisibility, { cookbookId: recipeId }, { body: { visibility } }),
    ids: { needs: ({ recipeId }) => [recipeId], replace: withRecipeId },
    collapse: { kind: 'last-wins', key: ({ recipeId }) => visibilityLane(recipeId) },
    missingTarget: 'drop',
  },
);
