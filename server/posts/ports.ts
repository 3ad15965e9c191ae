import type { PoolClient } from 'pg';
import type { PostImage } from '../../contract/post/post-images.ts';
import type { MemberParts } from '../writes/add-write.ts';

/** A picture of a post: its upload, and what is to be seen on it. */
export interface StoredPicture {
  id: string;
  alt: string;
}

/** The converted pictures of a post, before they are stored. */
export interface PostPictures {
  /** `current`: the uploads of the post so far. */
  store: (
    client: PoolClient,
    userId: string,
    current: readonly string[],
  ) => Promise<StoredPicture[]>;
  /** Removes the files after a rollback. */
  undo: () => Promise<void>;
}

/** What a request says of pictures. */
export interface GivenPictures {
  image?: string | null | undefined;
  images?: readonly PostImage[] | undefined;
}

export interface PostParts extends MemberParts {
  /** Reads and converts the pictures of a post; throws a 422 for an invalid one. Undefined where nothing is said of them. */
  readPictures: (given: GivenPictures) => Promise<PostPictures | undefined>;
  /** Deletes those uploads that no post shows. Returns the names of the files to remove after the commit. */
  deleteUnused: (client: PoolClient, uploadIds: readonly string[]) => Promise<string[]>;
  removeFiles: (names: readonly string[]) => Promise<void>;
}
