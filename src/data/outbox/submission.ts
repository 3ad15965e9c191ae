import type { Command } from '../../../contract/writes/all.ts';

/** A write as a screen hands it in. */
export interface Submission {
  command: Command;
  /** Of an upload. */
  bytes?: ArrayBuffer;
  /** For a toggle: what the server has, as far as is known for sure. Turned back to that it is not sent at all. */
  was?: boolean | undefined;
  /** The name of what it is about, for the list of waiting writes. */
  label?: string;
  /** The draft it was written in: removed once the write is safe. */
  draftId?: string;
}
