import type { Pool, PoolClient } from 'pg';
import type {
  Notification,
  NotificationKind,
  NotificationPage,
  NotificationTarget,
} from '#contract/notification/schema.ts';
import * as accountTexts from '#texts/account.ts';
import { IGNORED, SOURCES } from './sources.ts';

/** A position in the list: microseconds since 1970, and `kind-target` of the group. */
export interface NotificationPosition {
  micros: string;
  name: string;
}

interface Row {
  micros: string;
  name: string;
  kind: NotificationKind;
  at: Date;
  read: boolean;
  count: number;
  names: (string | null)[];
  type: NotificationTarget['type'] | 'answered';
  id: string;
  title: string;
  step: number | null;
}

/** SQL: the time of an id, exact to the microsecond. */
const toTime = (micros: string) =>
  `'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;

/** SQL: all groups of `$1`, and the time up to which they have read. */
const GROUPS = `with ${IGNORED}, groups as materialized (
    ${SOURCES.map(
      ({ kind, groups }) =>
        `select '${kind}' as kind, found.target, found.at, '${kind}' || '-' || found.target as name from (${groups}) found`,
    ).join(' union all ')}
  ), state as materialized (
    select coalesce((select read_until from notification_reads where user_id = $1), '-infinity') as read_until
  )`;

const UNREAD = '(select count(*)::int from groups, state where groups.at > state.read_until)';

/** SQL: the notification of each group in `page`. */
const DETAILED = `detailed as materialized (
    select (extract(epoch from page.at) * 1000000)::bigint::text as micros, page.name, page.kind, page.at,
      page.at <= state.read_until as read,
      about.count, about.names, about.type, about.id, about.title, about.step
    from page cross join state cross join lateral (
      ${SOURCES.map(({ kind, details }) => `select * from (${details}) of_${kind} where page.kind = '${kind}'`).join(' union all ')}
    ) about
  )`;

interface NoRow {
  micros: null;
}

/** Newest first. `before` is the position of the last notification of the previous page. */
export async function findNotifications(
  pool: Pool,
  userId: string,
  { before, limit }: { before: NotificationPosition | undefined; limit: number },
): Promise<NotificationPage> {
  const { rows } = await pool.query<{ unread: number } & (Row | NoRow)>({
    name: 'notifications',
    // One row without a group means that there are no notifications.
    text: `${GROUPS}, page as materialized (
        select * from groups
        where $2::bigint is null or (at, name) < (${toTime('$2')}, $3::text)
        order by at desc, name desc limit $4
      ), ${DETAILED}
      select ${UNREAD} as unread, detailed.* from state left join detailed on true order by at desc, name desc`,
    values: [userId, before?.micros ?? null, before?.name ?? null, limit + 1],
  });
  const found = rows.flatMap((row) => (row.micros === null ? [] : [row]));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    notifications: shown.map(toNotification),
    unread: rows[0]?.unread ?? 0,
    pagination: { hasMore: last !== undefined, nextCursor: last ? toId(last) : null },
  };
}

/**
 * Finds unread notifications of some kinds that happened after `since`, newest first. `unread` counts all kinds, and
 * `until` is the time of the newest group of any kind, exact to the microsecond.
 */
export async function findNews(
  client: Pool | PoolClient,
  userId: string,
  { since, kinds, limit }: { since: string; kinds: readonly string[]; limit: number },
): Promise<{ notifications: Notification[]; unread: number; until: string | undefined }> {
  const { rows } = await client.query<{ unread: number; until: string | null } & (Row | NoRow)>({
    name: 'notifications-news',
    text: `${GROUPS}, page as materialized (
        select groups.* from groups, state
        where groups.at > greatest(state.read_until, $2::timestamptz) and groups.kind = any ($3::text[])
        order by groups.at desc, groups.name desc limit $4
      ), ${DETAILED}
      select ${UNREAD} as unread, (select max(at)::text from groups) as until, detailed.*
      from state left join detailed on true order by at desc, name desc`,
    values: [userId, since, kinds, limit],
  });
  const notifications = rows.flatMap((row) => (row.micros === null ? [] : [toNotification(row)]));
  return { notifications, unread: rows[0]?.unread ?? 0, until: rows[0]?.until ?? undefined };
}

export async function countUnread(client: Pool | PoolClient, userId: string): Promise<number> {
  const { rows } = await client.query<{ unread: number }>({
    name: 'notifications-unread',
    text: `${GROUPS} select ${UNREAD} as unread`,
    values: [userId],
  });
  return rows[0]?.unread ?? 0;
}

/** Marks everything up to this time as read. The time never moves back or into the future. */
export async function saveReadUntil(
  client: PoolClient,
  userId: string,
  micros: string,
): Promise<void> {
  await client.query({
    name: 'notifications-read',
    // Inserts nothing if the user was deleted in between.
    text: `insert into notification_reads (user_id, read_until)
      select id, least(${toTime('$2')}, clock_timestamp()) from users where id = $1
      on conflict (user_id) do update
        set read_until = greatest(notification_reads.read_until, excluded.read_until)`,
    values: [userId, micros],
  });
}

const toId = ({ micros, name }: NotificationPosition) => `${micros}-${name}`;

function toNotification(row: Row): Notification {
  const { kind, count, type, id, title, step } = row;
  return {
    _id: toId(row),
    kind,
    count,
    names: row.names.map((name) => name ?? accountTexts.formerMember),
    target: {
      type: type === 'answered' ? 'post' : type,
      id,
      title,
      ...(step !== null && { step }),
    },
    ...(type === 'answered' && { answers: true }),
    createdAt: row.at.toISOString(),
    read: row.read,
  };
}
