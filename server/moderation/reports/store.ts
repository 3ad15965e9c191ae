import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { ReportKind, ReportReason } from '#contract/moderation/report.ts';
import { toIsVisible } from '#server/platform/visibility.ts';

/** SQL: the author of the thing if the reporter may see it. The author of a member is the member. */
const AUTHORS: Record<ReportKind, string> = {
  post: `select author_id as "authorId" from posts where id = $1 and ${toIsVisible('posts', '$2::uuid')}`,
  comment: `select author_id as "authorId" from comments where id = $1 and ${toIsVisible('comments', '$2::uuid')}`,
  tip: `select author_id as "authorId" from tips where id = $1 and ${toIsVisible('tips', '$2::uuid')}`,
  member: `select id as "authorId" from users where id = $1 and $2::uuid is not null`,
};

/** Null if the author has left, undefined if the reporter can see no such thing. */
export async function findAuthor(
  client: PoolClient,
  kind: ReportKind,
  id: string,
  reporterId: string,
): Promise<string | null | undefined> {
  const { rows } = await client.query<{ authorId: string | null }>({
    name: `reported-${kind}`,
    text: AUTHORS[kind],
    values: [id, reporterId],
  });
  return rows[0]?.authorId;
}

export interface NewReport {
  reporterId: string;
  kind: ReportKind;
  id: string;
  reason: ReportReason;
  text: string;
}

/** Stores one report per reporter and thing. A second one changes nothing. */
export async function insertReport(client: PoolClient, report: NewReport): Promise<void> {
  await client.query({
    name: 'report-insert',
    text: `insert into reports (id, reporter_id, kind, thing_id, reason, text)
      select $1, id, $3, $4, $5, $6 from users where id = $2
      on conflict (reporter_id, kind, thing_id) do nothing`,
    values: [v7(), report.reporterId, report.kind, report.id, report.reason, report.text],
  });
}
