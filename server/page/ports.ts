import type { PublicUser } from '#contract/account/user.ts';
import type { DishRating } from '#contract/post/cooks.ts';
import type { PostRecipe } from '#contract/post/post-recipe.ts';
import type { Post } from '#contract/post/schema.ts';
import type { RecipeTimes } from './recipe-data.ts';

/** A page that everyone may read. `changed` is absent if unknown. */
export interface PublicPage {
  path: string;
  changed?: Date | undefined;
}

export interface PostSummary {
  post: Pick<Post, '_id' | 'title' | 'content' | 'cuisine' | 'tags' | 'createdAt' | 'updatedAt'>;
  author: string;
  image: { url: string; width: number; height: number } | undefined;
  recipe: PostRecipe | undefined;
}

/** A recipe as JSON. */
interface StoredRecipe {
  body: string;
}

interface DatedRecipe extends StoredRecipe, RecipeTimes {}

/** Data for the heads of pages; injected. */
export interface PageSources {
  findRecipe: (id: string) => Promise<DatedRecipe | undefined>;
  /** How many members cooked a dish and how they rated it. */
  findRating: (recipeId: string) => Promise<DishRating | undefined>;
  findFirstRecipe: () => Promise<StoredRecipe | undefined>;
  /** Takes the id or name of a cuisine or a family. */
  findRecipesOf: (cuisine: string) => Promise<StoredRecipe[]>;
  findPostSummary: (id: string) => Promise<PostSummary | undefined>;
  findMember: (id: string) => Promise<PublicUser | undefined>;
  /** For the sitemap. */
  findPublicPages: () => Promise<PublicPage[]>;
  /** Changes when pages may have been removed. */
  findSitemapState: () => Promise<string>;
}

/** Pictures for link previews; injected. */
export interface PreviewSources {
  /** Returns a function that reads the picture of a post, by the id of its upload. */
  findPicture: (id: string) => Promise<(() => Promise<Buffer>) | undefined>;
  toPreviewJpeg: (bytes: Buffer) => Promise<Buffer>;
}
