import type { Post } from '../../contract/post.ts';
import type { PublicUser } from '../../contract/user.ts';

export interface PostSummary {
  post: Pick<Post, '_id' | 'title' | 'content' | 'createdAt' | 'updatedAt'>;
  author: string;
  image: { url: string; width: number; height: number } | undefined;
}

/** A recipe as JSON. */
interface StoredRecipe {
  body: string;
}

/** Data for the heads of pages; injected. */
export interface PageSources {
  findRecipe: (id: string) => Promise<StoredRecipe | undefined>;
  findFirstRecipe: () => Promise<StoredRecipe | undefined>;
  /** By the id or name of a cuisine or a family. */
  findRecipesOf: (cuisine: string) => Promise<StoredRecipe[]>;
  findPostSummary: (id: string) => Promise<PostSummary | undefined>;
  findMember: (id: string) => Promise<PublicUser | undefined>;
}
