import type { PublicUser } from '../../contract/account/user.ts';
import type { DishRating } from '../../contract/post/cooks.ts';
import type { Post } from '../../contract/post/post.ts';
import type { RecipeTimes } from './recipe-data.ts';

/** A page that everybody may read; `changed` is absent where nobody knows. */
export interface PublicPage {
  path: string;
  changed?: Date | undefined;
}

export interface PostSummary {
  post: Pick<Post, '_id' | 'title' | 'content' | 'createdAt' | 'updatedAt'>;
  author: string;
  image: { url: string; width: number; height: number } | undefined;
}

/** A recipe as JSON. */
interface StoredRecipe {
  body: string;
}

interface DatedRecipe extends StoredRecipe, RecipeTimes {}

/** Data for the heads of pages; injected. */
export interface PageSources {
  findRecipe: (id: string) => Promise<DatedRecipe | undefined>;
  /** What members think of a dish. */
  findRating: (recipeId: string) => Promise<DishRating | undefined>;
  findFirstRecipe: () => Promise<StoredRecipe | undefined>;
  /** By the id or name of a cuisine or a family. */
  findRecipesOf: (cuisine: string) => Promise<StoredRecipe[]>;
  findPostSummary: (id: string) => Promise<PostSummary | undefined>;
  findMember: (id: string) => Promise<PublicUser | undefined>;
  /** For the sitemap. */
  findPublicPages: () => Promise<PublicPage[]>;
  /** Changes when pages may be gone. */
  findSitemapState: () => Promise<string>;
}

/** Pictures for link previews; injected. */
export interface PreviewSources {
  /** How to read the picture of a post by the id of its upload. */
  findPicture: (id: string) => Promise<(() => Promise<Buffer>) | undefined>;
  toPreviewJpeg: (bytes: Buffer) => Promise<Buffer>;
}
