import { type Command, toDefinition } from '#contract/writes.ts';
import type { Ids } from '#offline/outbox/ids.ts';
import { toMadeId, toNeededIds } from '#offline/outbox/ids-of.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import type { ServerModel } from './server-model.ts';
import { listTexts, toThingId, toWishKey, type Writer } from './writer.ts';

interface AtRest {
  rows: readonly OutboxRow[];
  ids: Ids;
  known: ReadonlyMap<string, OutboxRow>;
  /** True if the phone's clock was never changed. */
  isClockRight: boolean;
}
type Law = [law: string, what: string] | undefined;

/** The first law that is broken after everything that can be sent was sent. */
export function findBrokenAtRest(server: ServerModel, writer: Writer, at: AtRest): Law {
  if (server.mismatches > 0) return ['I6', 'one key, two requests'];
  if (server.orphans > 0) return ['I3', 'sent before what it depends on'];
  return (
    findSentTwice(server, at) ??
    findOutOfOrder(server, writer, at) ??
    findLostText(server, writer, at) ??
    findOldWish(server, writer, at) ??
    findOldWords(server, writer, at) ??
    findStuck(at) ??
    findFalseConflict(writer, at)
  );
}

/** Rows that a proxy refused or that outlived their key. The server may have applied them without an answer. */
function listDoubtful({ known }: AtRest): ReadonlySet<number> {
  const doubtful = [...known.values()].filter(
    ({ error }) =>
      error?.status === 403 || error?.status === 0 || error?.code === 'idempotency_mismatch',
  );
  return new Set(doubtful.map(({ seq }) => seq));
}

/** I1: each row has one effect, unless it is doubtful. */
function findSentTwice(server: ServerModel, at: AtRest): Law {
  const { known, isClockRight } = at;
  const doubtful = listDoubtful(at);
  const keys = new Set<string>();
  const bySeq = new Map<number, string>();
  for (const { key } of server.applied) {
    const { seq, command } = known.get(key) ?? {};
    const hasOwnId = command && toDefinition(command).resend === 'for-ever';
    if (keys.has(key) && !hasOwnId && isClockRight) return ['I1', 'done again for an old key'];
    keys.add(key);
    if (seq === undefined) return ['I1', 'applied under a key that no row had'];
    const earlier = bySeq.get(seq) ?? key;
    if (earlier !== key && !doubtful.has(seq)) return ['I1', 'applied twice'];
    bySeq.set(seq, earlier);
  }
  return undefined;
}

/** I2: effects keep the order of the wishes in each lane, except those of a refused write that later ones may pass. */
function findOutOfOrder(server: ServerModel, writer: Writer, { known }: AtRest): Law {
  const last = new Map<string, number>();
  const seen = new Set<string>();
  for (const { key, userId } of server.applied) {
    const row = known.get(key);
    // An undoable write lets later ones pass, because none of them is about its target.
    if (!row || seen.has(key) || row.heldUntil !== undefined) continue;
    seen.add(key);
    if (writer.resent.has(row.seq) && toDefinition(row.command).passesRefused) continue;
    for (const lane of toDefinition(row.command).lanes(row.command)) {
      const name = `${userId} ${lane}`;
      if ((last.get(name) ?? 0) > row.seq) return ['I2', `out of order in ${lane}`];
      last.set(name, row.seq);
    }
  }
  return undefined;
}

/** I5: every text that was stored once is on the server or still waiting. */
function findLostText(server: ServerModel, writer: Writer, { rows }: AtRest): Law {
  const waiting = new Set(rows.flatMap(({ command }) => listTexts(command)));
  for (const [text, userId] of writer.texts) {
    const isThere = server.applied.some(
      (each) => each.userId === userId && each.body.includes(text),
    );
    if (!isThere && !waiting.has(text)) return ['I5', `${text} is nowhere`];
  }
  return undefined;
}

/** I7: the server has the last wish for each key that is replaced. */
function findOldWish(server: ServerModel, writer: Writer, { rows, known }: AtRest): Law {
  for (const { userId, command } of writer.wishes.values()) {
    const isSame = (other: Command) => toWishKey(other) === toWishKey(command);
    if (rows.some((row) => row.userId === userId && isSame(row.command))) continue;
    const last = server.applied.findLast(({ key, userId: by }) => {
      const row = known.get(key);
      return by === userId && row !== undefined && isSame(row.command);
    });
    const texts = listTexts(command);
    const isThere = texts.every((text) => last?.body.includes(text) || last?.path.includes(text));
    if (!isThere) return ['I7', `${JSON.stringify(command)} is not the last`];
  }
  return undefined;
}

/** I7: the server has the last text of everything that was made and edited. */
function findOldWords(server: ServerModel, writer: Writer, { rows, known, ids }: AtRest): Law {
  const toLatest = (id: string) => ids.toLatest(id);
  const removed = new Set([...writer.removed].map(toLatest));
  const last = new Map(writer.words.map((each) => [toLatest(toThingId(each.command) ?? ''), each]));
  for (const [id, { userId, command }] of last) {
    const isIts = (other: Command) => toLatest(toThingId(other) ?? '') === id;
    const isDeleted = [id, ...toNeededIds(command).map(toLatest)].some((each) => removed.has(each));
    if (isDeleted || rows.some((row) => row.userId === userId && isIts(row.command))) continue;
    const sent = server.applied.findLast(({ key, userId: by }) => {
      const row = known.get(key);
      return by === userId && row !== undefined && isIts(row.command);
    });
    if (!listTexts(command).every((text) => sent?.body.includes(text))) {
      return ['I7', `not the last words: ${JSON.stringify(command)}`];
    }
  }
  return undefined;
}

/** I8: a row still waits only if it is refused or behind a refused one. */
function findStuck({ rows }: AtRest): Law {
  // A picture that an edit added to an unsent post comes after that post.
  const refused = rows.filter(({ state }) => state === 'failed');
  const blocked = new Set(refused.flatMap(({ command }) => toMadeId(command) ?? []));
  for (const { command, deps, state, userId } of rows) {
    const definition = toDefinition(command);
    const makes = toMadeId(command);
    const names = definition.lanes(command).map((lane) => `${userId} ${lane}`);
    const isBehind =
      deps.some((id) => blocked.has(id)) ||
      (!definition.passesRefused && names.some((name) => blocked.has(name)));
    if (state !== 'failed' && !isBehind) return ['I8', `still waits: ${JSON.stringify(command)}`];
    for (const name of [...names, ...(makes === undefined ? [] : [makes])]) blocked.add(name);
  }
  return undefined;
}

/** A member's edits never conflict with each other, unless one is doubtful. */
function findFalseConflict(writer: Writer, at: AtRest): Law {
  const doubtful = listDoubtful(at);
  const stale = at.rows.find(
    ({ seq, command, error }) =>
      error?.code === 'stale' &&
      !doubtful.has(seq) &&
      !toNeededIds(command).some((id) => writer.elsewhere.has(at.ids.toLatest(id))),
  );
  return stale && ['I7', 'a conflict with oneself'];
}
