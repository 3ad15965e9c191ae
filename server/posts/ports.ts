import type { PoolClient } from 'pg';
import type { MemberParts } from '../writes/add-write.ts';

/** The converted picture of a post, before it is stored. */
export interface PostPicture {
  /** Returns the id of its upload; `current` is the upload of the post so far. */
  store: (client: PoolClient, userId: string, current: string | null) => Promise<string | null>;
  /** Removes the files after a rollback. */
  undo: () => Promise<void>;
}

export interface PostParts extends MemberParts {
  /** Reads and converts the picture of a post; throws a 422 for an invalid one. */
  readPicture: (image: string | null) => Promise<PostPicture>;
  /** Deletes those uploads that no post shows. Returns the names of the files to remove after the commit. */
  deleteUnused: (client: PoolClient, uploadIds: readonly string[]) => Promise<string[]>;
  removeFiles: (names: readonly string[]) => Promise<void>;
}
