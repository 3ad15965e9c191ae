import type { Pool, PoolClient } from 'pg';
import type { ModerationAction } from '#contract/moderation/limits.ts';
import type { ReportKind } from '#contract/moderation/report.ts';
import type { AuditEntry, AuditPage } from '#contract/moderation/schema.ts';
import * as accountTexts from '#texts/account.ts';

export interface NewAction {
  id: string;
  reportId: string;
  moderatorId: string;
  kind: ReportKind;
  thingId: string;
  memberId: string | null;
  action: ModerationAction;
  note: string;
  about: string;
}

export async function insertAction(client: PoolClient, done: NewAction): Promise<void> {
  await client.query({
    name: 'moderation-insert',
    text: `insert into moderation_actions
        (id, report_id, moderator_id, kind, thing_id, member_id, action, note, about)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      done.id,
      done.reportId,
      done.moderatorId,
      done.kind,
      done.thingId,
      done.memberId,
      done.action,
      done.note,
      done.about,
    ],
  });
}

/** Finds the last decision about a thing. */
export async function findLastAction(
  client: PoolClient,
  kind: ReportKind,
  thingId: string,
): Promise<ModerationAction | undefined> {
  const { rows } = await client.query<{ action: ModerationAction }>({
    name: 'moderation-last',
    text: `select action from moderation_actions where kind = $1 and thing_id = $2
      order by id desc limit 1`,
    values: [kind, thingId],
  });
  return rows[0]?.action;
}

interface Row {
  id: string;
  reportId: string;
  action: ModerationAction;
  note: string;
  moderator: string | null;
  kind: ReportKind;
  member: string | null;
  about: string;
  canRestore: boolean;
  createdAt: Date;
}

/** A decision can be reverted if it is the last one and its report still exists. */
const ENTRIES = `select done.id, done.report_id as "reportId", done.action, done.note, by.name as moderator, done.kind,
    whose.name as member, done.about, done.created_at as "createdAt",
    done.action in ('hide', 'suspend') and exists (select from reports where id = done.report_id)
      and (done.action = 'hide' or done.member_id is not null)
      and not exists (
        select from moderation_actions later
        where later.kind = done.kind and later.thing_id = done.thing_id and later.id > done.id
      ) as "canRestore"
  from moderation_actions done
    left join users by on by.id = done.moderator_id left join users whose on whose.id = done.member_id`;

/** Newest first. */
export async function findAudit(
  pool: Pool,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AuditPage> {
  const { rows } = await pool.query<Row>({
    name: 'audit',
    text: `${ENTRIES} where $1::uuid is null or done.id < $1 order by done.id desc limit $2`,
    values: [after ?? null, limit + 1],
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    entries: shown.map(toEntry),
    pagination: { hasMore: last !== undefined, nextCursor: last?.id ?? null },
  };
}

export async function findEntry(client: PoolClient, id: string): Promise<AuditEntry> {
  const { rows } = await client.query<Row>({
    name: 'audit-entry',
    text: `${ENTRIES} where done.id = $1`,
    values: [id],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`No entry ${id}`);
  return toEntry(row);
}

function toEntry({ id, moderator, member, createdAt, ...row }: Row): AuditEntry {
  return {
    _id: id,
    reportId: row.reportId,
    action: row.action,
    note: row.note,
    moderator: moderator ?? accountTexts.formerMember,
    kind: row.kind,
    member: member ?? accountTexts.formerMember,
    about: row.about,
    canRestore: row.canRestore,
    createdAt: createdAt.toISOString(),
  };
}
