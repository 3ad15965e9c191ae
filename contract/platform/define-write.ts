import * as v from 'valibot';
import { type Endpoint, fillPath, type PathParams } from './endpoint.ts';

/** Request of a write. The endpoint decides which rate limit counts it. */
export interface WriteRequest {
  endpoint: Endpoint;
  path: string;
  body?: unknown;
  ifMatch?: string;
  /** File of a multipart form. Its bytes are stored on the device under `uploadId`. */
  file?: { uploadId: string; type: string; name: string };
}

/** Type of a function of a command. Declared as a method so that all definitions fit one table. */
type Of<C, Result> = { of(command: C): Result }['of'];

/**
 * What a new write does to queued ones. It changes only writes that were never sent or were refused.
 * - `last-wins`: removes the write with the same key and appends the new one.
 * - `toggle`: only the last state is sent; if the server already has it, both writes are removed.
 * - `merge`: the write with the same key keeps its position and becomes the result of `merge`. If the key is an id, it
 *   merges into the write that makes the id.
 * - `once`: the same id is made only once.
 * - `cancels`: removes the write that makes the id, and all that depend on it. If there is none, it removes all unsent
 *   writes about the id, and later ones are refused. A write that is valid `without` the id stays.
 */
export type Collapse<C> =
  | { kind: 'last-wins'; key: Of<C, string> }
  | { kind: 'toggle'; key: Of<C, string>; isOn: Of<C, boolean> }
  | { kind: 'merge'; key: Of<C, string>; merge(earlier: { op: string }, later: C): { op: string } }
  | { kind: 'once' }
  | { kind: 'cancels' };

/** Ids in a write. Each may belong to something that another queued write has yet to make. */
interface Ids<C> {
  makes: Of<C, string> | null;
  removes: Of<C, string> | null;
  /** Returns the write without a removed id, or undefined if it is not valid without it. Null if it never is valid. */
  without: { of(command: C, id: string): C | undefined }['of'] | null;
  needs(command: C): readonly string[];
  /** Returns the same write with other ids: an id already used by another user is replaced before sending. */
  replace(command: C, toId: (id: string) => string): C;
}

/** The part of a write that page, worker and server share. */
export interface WriteDefinition<C> {
  endpoints: readonly Endpoint[];
  /** Builds the request. `toAddress` returns the address of a finished upload. */
  request(command: C, toAddress: (uploadId: string) => string): WriteRequest;
  /** The changed thing, such as "post:7". */
  entity(command: C): string;
  /** Writes that share a lane are sent in order, one at a time. */
  lanes(command: C): readonly string[];
  /** True if it is sent even after an earlier write in its lanes was refused. */
  passesRefused: boolean;
  ids: Ids<C>;
  collapse: Collapse<C>;
  /** If the target no longer exists: `drop` discards the write, `refuse` keeps what the user typed. */
  missingTarget: 'drop' | 'refuse';
  /** How long it may be resent: `for-ever` if its id makes that safe, else while the server remembers its key. */
  resend: 'for-ever' | 'while-key-lasts';
  /** True for an attachment, which is shown and removed together with the write that needs it. */
  isAttachment: boolean;
  bytesId: Of<C, string> | null;
  /** Returns the write based on `etag`, the version after an accepted write. Null if the write has no version. */
  rebase:
    | { of(waiting: C, accepted: { op: string }, etag: string | null): C | undefined }['of']
    | null;
}

type CommandOf<O extends string, Fields extends v.ObjectEntries> = { op: O } & v.InferOutput<
  v.ObjectSchema<Fields, undefined>
>;

/** What holds for most writes. */
const DEFAULTS = {
  passesRefused: false,
  resend: 'while-key-lasts',
  isAttachment: false,
  bytesId: null,
  rebase: null,
} as const;

type Defaulted = keyof typeof DEFAULTS;

/** The parts of a definition that differ from `DEFAULTS`. Omit `ids` if no other queued write can create the target. */
type Differences<C> = Omit<WriteDefinition<C>, Defaulted | 'ids'> &
  Partial<Pick<WriteDefinition<C>, Defaulted>> & { ids?: Partial<Ids<C>> };

/**
 * Defines a write that can be queued offline. `fields` are the fields of its stored command. They have no
 * length limits, because a stored text that is too long must still be readable. Forms and the server check lengths.
 */
export function defineWrite<const O extends string, Fields extends v.ObjectEntries>(
  op: O,
  fields: Fields,
  differences: Differences<CommandOf<O, Fields>>,
) {
  return { op, schema: v.object({ op: v.literal(op), ...fields }), ...complete(differences) };
}

type Toggle<O extends string, Fields extends v.ObjectEntries> = CommandOf<O, Fields> & {
  on: boolean;
};

/** The parts of a toggle's definition. Without `lanes`, its key is its lane; a missing target drops it. */
type ToggleDifferences<C> = { key: Of<C, string> } & Omit<
  Differences<C>,
  'collapse' | 'lanes' | 'missingTarget'
> &
  Partial<Pick<Differences<C>, 'lanes' | 'missingTarget'>>;

/** Defines a write that sets a state to `on`. Only the last state per `key` is sent, so a resend changes nothing. */
export function defineToggle<const O extends string, Fields extends v.ObjectEntries>(
  op: O,
  fields: Fields,
  { key, ...differences }: ToggleDifferences<Toggle<O, Fields>>,
) {
  const schema = v.object({ op: v.literal(op), ...fields, on: v.boolean() });
  const definition = complete<Toggle<O, Fields>>({
    lanes: (command) => [key(command)],
    missingTarget: 'drop',
    ...differences,
    collapse: { kind: 'toggle', key, isOn: ({ on }) => on },
  });
  return { op, schema, ...definition };
}

function complete<C>({ ids, ...differences }: Differences<C>): WriteDefinition<C> {
  return { ...DEFAULTS, ...differences, ids: { ...NO_IDS, ...ids } };
}

export function toRequest<E extends Endpoint>(
  endpoint: E,
  params: PathParams<E>,
  rest: Pick<WriteRequest, 'body' | 'ifMatch' | 'file'> = {},
): WriteRequest {
  return { endpoint, path: fillPath(endpoint.path, params), ...rest };
}

const NO_IDS = {
  makes: null,
  removes: null,
  without: null,
  needs: () => [],
  replace: <C>(command: C) => command,
};
