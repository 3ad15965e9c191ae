import type { Pool, PoolClient } from 'pg';
import { REPORT_TEXTS_SHOWN } from '#contract/moderation/limits.ts';
import type { ReportKind, ReportReason } from '#contract/moderation/report.ts';
import type { ReportedPage, ReportedThing } from '#contract/moderation/schema.ts';
import { toAvatarAddress, toPictureAddress } from '#contract/upload/schema.ts';
import { type Thing, toThing } from './things.ts';

interface Row extends Thing {
  id: string;
  kind: ReportKind;
  thingId: string;
  createdAt: Date;
  authorName: string | null;
  avatarId: string | null;
  reasons: { reason: ReportReason; count: number }[];
  texts: string[];
}

const OF_THING = 'closed_at is null and kind = first.kind and thing_id = first.thing_id';

/** Finds open reports by thing, longest waiting first. Deleted things are left out. */
export async function findReported(
  pool: Pool,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ReportedPage> {
  const { rows } = await pool.query<Row>({
    name: 'reported',
    text: `with first as materialized (
        select distinct on (kind, thing_id) id, kind, thing_id, created_at from reports
        where closed_at is null order by kind, thing_id, id
      ), page as materialized (
        select first.*, thing.* from first cross join lateral (${toThing('first.kind', 'first.thing_id')}) thing
        where $1::uuid is null or first.id > $1 order by first.id limit $2
      )
      select first.id, kind, thing_id as "thingId", first.created_at as "createdAt", title, content, "imageId",
        "authorId", hidden, "targetType", "targetId", step, u.name as "authorName", u.avatar_id as "avatarId",
        (
          select json_agg(json_build_object('reason', reason, 'count', times) order by times desc, reason)
          from (select reason, count(*)::int as times from reports where ${OF_THING} group by reason) as given
        ) as reasons,
        array(
          select text from reports where ${OF_THING} and text <> '' order by id desc limit ${REPORT_TEXTS_SHOWN}
        ) as texts
      from page first left join users u on u.id = "authorId" order by first.id`,
    values: [after ?? null, limit + 1],
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    reports: shown.map(toReported),
    pagination: { hasMore: last !== undefined, nextCursor: last?.id ?? null },
  };
}

function toReported(row: Row): ReportedThing {
  const { kind, authorId, imageId, reasons, step } = row;
  const toAddress = kind === 'member' ? toAvatarAddress : toPictureAddress;
  const author = { name: row.authorName ?? '', avatar: toAvatarAddress(row.avatarId) };
  return {
    _id: row.id,
    kind,
    id: row.thingId,
    title: row.title,
    content: row.content,
    image: imageId === null ? null : toAddress(imageId),
    author: authorId === null ? null : { id: authorId, ...author },
    target: { type: row.targetType, id: row.targetId, ...(step !== null && { step }) },
    hidden: row.hidden,
    count: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
    texts: row.texts,
    createdAt: row.createdAt.toISOString(),
  };
}

export interface FoundReport {
  kind: ReportKind;
  thingId: string;
  /** True if no moderator has decided yet. */
  isOpen: boolean;
}

/** Locks all reports about the thing of this report, so that only one of two concurrent decisions takes effect. */
export async function lockReports(
  client: PoolClient,
  reportId: string,
): Promise<FoundReport | undefined> {
  const { rows } = await client.query<FoundReport>({
    name: 'reports-lock',
    text: `with named as (select kind, thing_id from reports where id = $1), locked as (
        select closed_at from reports where (kind, thing_id) in (select * from named) order by id for update
      ) select kind, thing_id as "thingId", exists (select from locked where closed_at is null) as "isOpen"
      from named`,
    values: [reportId],
  });
  return rows[0];
}

export async function closeReports(
  client: PoolClient,
  { kind, thingId }: FoundReport,
): Promise<void> {
  await client.query({
    name: 'reports-close',
    text: 'update reports set closed_at = now() where kind = $1 and thing_id = $2 and closed_at is null',
    values: [kind, thingId],
  });
}
