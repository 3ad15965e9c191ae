import type { Post } from '../../contract/post.ts';
import type { PublicUser } from '../../contract/user.ts';

/** What the served page of a post says of it. */
export interface PostSummary {
  post: Pick<Post, '_id' | 'title' | 'content' | 'createdAt' | 'updatedAt'>;
  author: string;
  image: { url: string; width: number; height: number } | undefined;
}

/** A recipe as JSON. */
interface StoredRecipe {
  body: string;
}

/** Where the heads of pages find what they say; the wiring gives it. */
export interface PageSources {
  findRecipe: (id: string) => Promise<StoredRecipe | undefined>;
  /** The one that every list begins with. */
  findFirstRecipe: () => Promise<StoredRecipe | undefined>;
  /** By the id or name of a cuisine or a family. */
  findRecipesOf: (cuisine: string) => Promise<StoredRecipe[]>;
  findPostSummary: (id: string) => Promise<PostSummary | undefined>;
  findMember: (id: string) => Promise<PublicUser | undefined>;
}
