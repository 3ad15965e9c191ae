import { toCookbookRecipe } from '#contract/cookbook/recipe.ts';
import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import { NO_VERSION } from '#contract/cookbook/sending.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import type { Command, CommandOf } from '#contract/writes.ts';
import { isEffective, type Me, type PendingWrite } from './pending.ts';
import type { CookbookView } from './views.ts';

type Views = readonly CookbookView[];

/**
 * Own recipes with pending writes applied, new ones last. Not part of the view of each write, because every page loads
 * these views, and only the pages of the cookbook need this.
 */
export function overlayCookbook(recipes: Views, pending: readonly PendingWrite[], me: Me): Views {
  return pending.reduce<Views>((views, write) => apply(views, write, me), recipes);
}

function apply(views: Views, { command, ...write }: PendingWrite, me: Me): Views {
  switch (command.op) {
    case 'cookbook.create':
      return create(views, { ...write, command }, me);
    case 'cookbook.update':
      return update(views, { ...write, command }, me);
    case 'cookbook.delete':
      return isEffective(write)
        ? views.filter(({ recipe }) => recipe._id !== command.recipeId)
        : views;
    case 'cookbook-visibility.set':
      return isEffective(write) ? share(views, command) : views;
    default:
      return views;
  }
}

function create(views: Views, write: PendingWrite<CommandOf<'cookbook.create'>>, me: Me): Views {
  const { command, at, delivery } = write;
  const { recipeId, visibility = 'private' } = command;
  if (views.some(({ recipe }) => recipe._id === recipeId)) {
    return delivery?.error?.code === 'stale' ? withRefused(views, write) : views;
  }
  const time = new Date(at).toISOString();
  const made = { ownerId: me.id, visibility, createdAt: time, updatedAt: time };
  const version = toAcceptedVersion(write) ?? NO_VERSION;
  const recipe = toRecipe(command.recipe, { ...made, _id: recipeId, version });
  return [...views, toShown(recipe, write)];
}

/** A refused edit does not change the shown recipe, but is kept beside it. */
function update(views: Views, write: PendingWrite<CommandOf<'cookbook.update'>>, me: Me): Views {
  const { recipeId, recipe: fields, baseVersion } = write.command;
  const shownNow = views.find(({ recipe }) => recipe._id === recipeId);
  if (!shownNow) return write.delivery ? [...views, toLost(write, me)] : views;
  // A later edit waits behind the refused one.
  if (!isEffective(write) || shownNow.refused) return withRefused(views, write);
  const known = shownNow.recipe;
  // The next edit is based on what this one is based on, even if the server has a newer version.
  const version = toAcceptedVersion(write) ?? baseVersion;
  const updatedAt = new Date(write.at).toISOString();
  const shown = toShown(toRecipe(fields, { ...known, version, updatedAt }), write);
  return views.map((view) => (view.recipe._id === recipeId ? shown : view));
}

function share(
  views: Views,
  { recipeId, visibility }: Extract<Command, { op: 'cookbook-visibility.set' }>,
): Views {
  return views.map((view) =>
    view.recipe._id === recipeId ? { ...view, recipe: { ...view.recipe, visibility } } : view,
  );
}

type TextWrite = Pick<
  PendingWrite<{ recipeId: string; recipe: CookbookFields }>,
  'command' | 'delivery' | 'version'
>;

function withRefused(
  views: readonly CookbookView[],
  { command: { recipeId, recipe: fields }, delivery }: TextWrite,
): readonly CookbookView[] {
  if (!delivery) return views;
  return views.map((view) =>
    view.recipe._id === recipeId
      ? {
          ...view,
          refused: {
            fields,
            delivery: delivery.error ? delivery : (view.refused?.delivery ?? delivery),
          },
        }
      : view,
  );
}

function toShown(recipe: CookbookRecipe, { command, delivery }: TextWrite): CookbookView {
  const { images } = command.recipe;
  const isWaiting = images.some(({ url }) => typeof url !== 'string');
  return {
    recipe,
    ...(delivery && { delivery }),
    ...(isWaiting && { pictures: images }),
  };
}

/** An edit of a recipe that the device does not have, for example because another device has deleted it. */
function toLost(write: PendingWrite<TextWrite['command'] & { baseVersion: string }>, me: Me) {
  const { recipeId, recipe, baseVersion } = write.command;
  const time = new Date(write.at).toISOString();
  const made = { _id: recipeId, ownerId: me.id, visibility: 'private' as const };
  const version = baseVersion;
  return toShown(toRecipe(recipe, { ...made, version, createdAt: time, updatedAt: time }), write);
}

function toAcceptedVersion({ version }: TextWrite): string | undefined {
  return version?.replaceAll('"', '');
}

/** Pictures that still wait have no address and are left out. */
function toRecipe(
  { images, ...text }: CookbookFields,
  {
    _id,
    ownerId,
    visibility,
    version,
    createdAt,
    updatedAt,
  }: Parameters<typeof toCookbookRecipe>[2],
): CookbookRecipe {
  const known = images.flatMap(({ url, alt }) => (typeof url === 'string' ? [{ url, alt }] : []));
  const made = { _id, ownerId, visibility, version, createdAt, updatedAt };
  return toCookbookRecipe(text, known, made);
}
