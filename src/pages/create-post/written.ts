import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import type { DishOfPost } from '#contract/post/cooked.ts';
import { toImages } from '#contract/post/images.ts';
import { POST_CATEGORIES, POST_TYPES } from '#contract/post/limits.ts';
import type { Post } from '#contract/post/schema.ts';
import { Content, Title } from '#contract/post/text.ts';
import {
  type PostChanges,
  toWaitingImages,
  type WaitingImage,
} from '#contract/post/waiting-fields.ts';
import type { CommandOf } from '#contract/writes.ts';
import type { Picture, Written } from './drafts/drafts.ts';

export const NOTHING_WRITTEN: Written = {
  title: '',
  content: '',
  type: 'recipe',
  category: 'recipe',
  cuisine: '',
  tags: [],
  pictures: [],
  dish: null,
};

export function isBlank(written: Written): boolean {
  const { title, content, cuisine, tags, pictures, dish, cookbookId } = written;
  const isEmpty = tags.length === 0 && pictures.length === 0 && !dish && !cookbookId;
  return isEmpty && !hasVisible(`${title}${content}${cuisine}`);
}

/** The fields of a post in which two versions can differ. */
export const FIELDS = [
  'title',
  'content',
  'type',
  'category',
  'cuisine',
  'tags',
  'pictures',
  'dish',
  'cookbookId',
] as const;
export type Field = (typeof FIELDS)[number];

export function listDifferences(one: Written, other: Written): Field[] {
  const toText = (written: Written, field: Field) => JSON.stringify(written[field] ?? null);
  return FIELDS.filter((field) => toText(one, field) !== toText(other, field));
}

export function toWritten(
  post: Pick<
    Post,
    Exclude<Field, 'pictures' | 'cookbookId'> | 'image' | 'images' | keyof DishOfPost
  >,
): Written {
  const { title, content, type, category, cuisine, tags } = post;
  const pictures = toImages(post).map(({ url, alt }) => ({ address: url, alt }));
  const dish = toDish(post, post.dish);
  return { title, content, type, category, cuisine, tags: [...tags], pictures, dish };
}

/** Applies the changes of a pending command. */
export function withChanges(base: Written, changes: PostChanges): Written {
  const { title = base.title, content = base.content, tags = base.tags } = changes;
  const { cuisine = base.cuisine } = changes;
  return {
    title,
    content,
    tags,
    cuisine,
    type: POST_TYPES.find((one) => one === changes.type) ?? base.type,
    category: POST_CATEGORIES.find((one) => one === changes.category) ?? base.category,
    pictures: toWaitingImages(changes)?.map(toPicture) ?? base.pictures,
    cookbookId: changes.cookbookId ?? (changes.cookbookId === null ? null : base.cookbookId),
    // A write with a `recipeId` replaces all values of the dish.
    dish: changes.recipeId === undefined ? base.dish : toDish(changes, changes.dish),
  };
}

function toDish(
  { recipeId, cooked, rating }: Pick<PostChanges, 'recipeId' | 'cooked' | 'rating'>,
  shown: PostChanges['dish'],
): NonNullable<Written['dish']> | null {
  if (!recipeId) return null;
  const { title = '', image = '' } = shown ?? {};
  return { recipeId, title, image, cooked: cooked ?? null, rating: rating ?? 0 };
}

function toDishChanges(
  dish: Written['dish'],
): Required<Pick<PostChanges, 'recipeId' | 'cooked' | 'rating' | 'dish'>> {
  if (!dish) return { recipeId: null, cooked: null, rating: null, dish: null };
  const { recipeId, title, image, cooked, rating } = dish;
  return { recipeId, cooked, rating: rating || null, dish: { title, image } };
}

function toPicture({ url, alt }: WaitingImage): Picture {
  // Type and name of a waiting file are stored in its upload command.
  return typeof url === 'string' ? { address: url, alt } : { ...url, type: '', name: '', alt };
}

function toImage(picture: Picture): WaitingImage {
  const url = 'address' in picture ? picture.address : { upload: picture.upload };
  return { url, alt: picture.alt };
}

export function toCreate(_id: string, written: Written): CommandOf<'post.create'> {
  const { pictures, dish, cookbookId, ...words } = written;
  const images = pictures.map(toImage);
  // The form offers a recipe only for this type.
  const recipe = cookbookId && words.type === 'recipe' && { cookbookId };
  const about = dish && toDishChanges(dish);
  const post = { _id, ...words, ...(images.length > 0 && { images }), ...recipe, ...about };
  return { op: 'post.create', post };
}

/**
 * Only the changed fields, so that edits of different fields do not conflict. Without changes, title and text, since an
 * update must not be empty.
 */
export function toChanges(base: Written, written: Written, isWhole = false): PostChanges {
  const different = isWhole ? FIELDS : listDifferences(base, written);
  const wanted = different.length > 0 ? different : (['title', 'content'] as const);
  const { pictures, dish, cookbookId = null, ...words } = written;
  const changes: PostChanges[] = wanted.map((field) => {
    if (field === 'pictures') return { images: pictures.map(toImage) };
    if (field === 'cookbookId') return { cookbookId };
    return field === 'dish' ? toDishChanges(dish) : { [field]: words[field] };
  });
  return Object.assign({}, ...changes);
}

/** The first validation error of a post, or undefined. */
export function toPostFailure({
  title,
  content,
}: Written): { field: Field; text: string } | undefined {
  for (const [field, schema, text] of [
    ['title', Title, title],
    ['content', Content, content],
  ] as const) {
    const { issues } = v.safeParse(schema, text);
    if (issues) return { field, text: issues[0].message };
  }
  return undefined;
}
