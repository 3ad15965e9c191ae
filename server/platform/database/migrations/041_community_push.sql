-- What members want to be pushed of what others do (docs/decisions/0094). Who never chose has no row and is pushed nothing.
create table push_settings (
  user_id uuid primary key references users on delete cascade,
  is_on boolean not null,
  kinds text[] not null,
  -- Minutes after midnight in the member's time zone; null where there are no quiet hours.
  quiet_from int check (quiet_from between 0 and 1439),
  quiet_to int check (quiet_to between 0 and 1439),
  time_zone text not null,
  -- What happened up to then is told, or was before they wanted to be told.
  told_until timestamptz not null default clock_timestamp(),
  -- When they were looked at last, and when to look next; null where nothing has happened since.
  looked_at timestamptz not null default '-infinity',
  look_at timestamptz
);
create index push_settings_next on push_settings (look_at) where look_at is not null;

-- Up to which transactions servers have looked for who is to be told; one row for all of them.
create table push_cursor (
  is_only boolean primary key default true check (is_only),
  snapshot pg_snapshot not null
);
insert into push_cursor (snapshot) values (pg_current_snapshot());

-- What is on its way to a browser. What comes under the same tag takes its place.
create table push_news (
  subscription_id bigint not null references push_subscriptions on delete cascade,
  tag text not null,
  user_id uuid not null references users on delete cascade,
  message text not null,
  made_at timestamptz not null default clock_timestamp(),
  send_at timestamptz not null default clock_timestamp(),
  tries int not null default 0,
  primary key (subscription_id, tag)
);
create index push_news_next on push_news (send_at);
create index push_news_of_member on push_news (user_id);

-- With whose sign-in a browser was registered: with the end of that session it is told nothing more of the member.
alter table push_subscriptions add column session_hash bytea references sessions on delete set null;
create index push_subscriptions_of_session on push_subscriptions (session_hash) where session_hash is not null;
