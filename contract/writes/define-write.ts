import * as v from 'valibot';
import { type Endpoint, fillPath, type PathParams } from '../endpoint.ts';

/** A write as it crosses the wire. The limit that counts it is its endpoint's. */
export interface WriteRequest {
  endpoint: Endpoint;
  path: string;
  body?: unknown;
  ifMatch?: string;
  /** The one file of a multipart form; its bytes are stored on the device under `uploadId`. */
  file?: { uploadId: string; type: string; name: string };
}

/** A function of a command, written as a method so that all definitions fit one table. */
type Of<C, Result> = { of(command: C): Result }['of'];

/**
 * What a new write does to the ones that wait. Only what was never sent, or was refused, is changed.
 * - `last-wish`: the one under the same key goes, the new one is appended.
 * - `toggle`: the last wish is sent; turned back to what the server has, both disappear.
 * - `merge`: the one under the same key stays in its place, as `merge` makes it of the two. With an id for a key it merges
 *   into what makes that id.
 * - `once`: what is made under the same id is made once.
 * - `cancels`: what makes the id it removes disappears, with all that depends on that; else it takes all unsent writes about
 *   that id with it, and no later write about it is accepted. What means something `without` that id stays.
 */
export type Collapse<C> =
  | { kind: 'last-wish'; key: Of<C, string> }
  | { kind: 'toggle'; key: Of<C, string>; isOn: Of<C, boolean> }
  | { kind: 'merge'; key: Of<C, string>; merge(earlier: { op: string }, later: C): { op: string } }
  | { kind: 'once' }
  | { kind: 'cancels' };

/** The ids a write speaks of. Any of them may belong to something that another waiting write has still to make. */
interface Ids<C> {
  makes: Of<C, string> | null;
  removes: Of<C, string> | null;
  /** The same write without this id, where it still means something once that is removed; null where it goes with all it needs. */
  without: { of(command: C, id: string): C | undefined }['of'] | null;
  /** It is sent only after these exist. */
  needs(command: C): readonly string[];
  /** The same write about other ids: an id that another user has taken already is replaced before it is sent. */
  replace(command: C, toId: (id: string) => string): C;
}

/** What page, worker and server must agree on about a write. */
export interface WriteDefinition<C> {
  /** All that `request` may choose from. */
  endpoints: readonly Endpoint[];
  /** The request to send. `toAddress` gives the address of an upload that is done. */
  request(command: C, toAddress: (uploadId: string) => string): WriteRequest;
  /** What it changes, as "post:7". */
  entity(command: C): string;
  /** Writes that share a lane are sent in order, one after the other. */
  lanes(command: C): readonly string[];
  /** Whether it is sent although an earlier write in its lanes was refused. */
  passesRefused: boolean;
  ids: Ids<C>;
  collapse: Collapse<C>;
  /** Where the target no longer exists: `drop`, since nothing is left to do, or `refuse`, so that what was typed is kept. */
  missingTarget: 'drop' | 'refuse';
  /** How long it may be sent again: `for-ever` where its id makes that safe, else while the server remembers its key. */
  resend: 'for-ever' | 'while-key-lasts';
  /** An attachment means something only to the write that needs it: shown as one with it, removed with it. */
  isAttachment: boolean;
  /** The id under which its bytes are stored on the device. */
  bytesId: Of<C, string> | null;
  /** The same write, made from the version `etag` that an earlier one of the same entity became; null where versions mean nothing. */
  rebase:
    | { of(waiting: C, accepted: { op: string }, etag: string | null): C | undefined }['of']
    | null;
}

/**
 * Defines a write that can wait offline. `fields` are those of its command, as the device stores it; limits are left to the
 * forms and to the server, since text that is too long must still be found again.
 */
export function defineWrite<const O extends string, Fields extends v.ObjectEntries>(
  op: O,
  fields: Fields,
  definition: WriteDefinition<{ op: O } & v.InferOutput<v.ObjectSchema<Fields, undefined>>>,
) {
  const schema = v.object({ op: v.literal(op), ...fields });
  return { op, schema, ...definition };
}

/** A request to `endpoint`: each param of its path must be given. */
export function toRequest<E extends Endpoint>(
  endpoint: E,
  params: PathParams<E>,
  rest: Pick<WriteRequest, 'body' | 'ifMatch' | 'file'> = {},
): WriteRequest {
  return { endpoint, path: fillPath(endpoint.path, params), ...rest };
}
