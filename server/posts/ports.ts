import type { PoolClient } from 'pg';
import type { MemberParts } from '../writes/add-write.ts';

/** The picture of a post on its way into the database. */
export interface PostPicture {
  /** Answers with the id of its upload; `current` is the one that the post has already. */
  store: (client: PoolClient, userId: string, current: string | null) => Promise<string | null>;
  /** Removes the files again where the write is undone. */
  undo: () => Promise<void>;
}

export interface PostParts extends MemberParts {
  /** Reads and converts what a post names as its picture; throws a 422 for anything else. */
  readPicture: (image: string | null) => Promise<PostPicture>;
  /** Of these uploads removes what no post shows; answers with the names of the files to remove after the commit. */
  deleteUnused: (client: PoolClient, uploadIds: readonly string[]) => Promise<string[]>;
  removeFiles: (names: readonly string[]) => Promise<void>;
}
