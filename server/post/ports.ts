import type { PoolClient } from 'pg';
import type { PostImage } from '#contract/post/images.ts';
import type { MemberParts } from '#server/platform/writes/add-write.ts';

/** A picture of a post: the id of its upload, and its description. */
export interface StoredPicture {
  id: string;
  alt: string;
}

/** The converted pictures of a post, before they are stored. */
export interface PostPictures {
  /** `current` holds the upload ids that the post has now. */
  store: (
    client: PoolClient,
    userId: string,
    current: readonly string[],
  ) => Promise<StoredPicture[]>;
  /** Removes the files after a rollback. */
  undo: () => Promise<void>;
}

export interface GivenPictures {
  image?: string | null | undefined;
  images?: readonly PostImage[] | undefined;
}

export interface PostParts extends MemberParts {
  /**
   * Reads and converts the pictures of a post. Throws a 422 for an invalid one. Undefined if the request has no
   * picture fields.
   */
  readPictures: (given: GivenPictures) => Promise<PostPictures | undefined>;
  /** Deletes uploads that no post shows any more. Returns the names of the files to remove after the commit. */
  deleteUnused: (client: PoolClient, uploadIds: readonly string[]) => Promise<string[]>;
  removeFiles: (names: readonly string[]) => Promise<void>;
}
