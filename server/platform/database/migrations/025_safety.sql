-- Who wants nothing to do with whom (docs/decisions/0081). It counts in both directions: each is not there for the other.
create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_by_blocked on blocks (blocked_id, blocker_id);

-- What members ask the moderators to look at: once per reporter and thing. A thing may be gone by then, hence no reference.
create table reports (
  id uuid primary key,
  reporter_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('post', 'comment', 'tip', 'member')),
  thing_id uuid not null,
  reason text not null check (reason in ('spam', 'abuse', 'unsafe', 'other')),
  text text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  unique (reporter_id, kind, thing_id)
);
create index reports_by_thing on reports (kind, thing_id);
