-- When a link that was mailed to the address was opened; null for accounts from before mail was sent.
alter table users add column email_verified_at timestamptz;

-- Links that were mailed or printed, the newest of each purpose. Only a hash: who reads the table cannot use them.
create table account_links (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'confirm')),
  token_hash bytea not null unique,
  -- False for one that an operator printed: it does not prove the address.
  is_mailed boolean not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Mails to be sent. No text and no link: both are made when one is sent, so that none of it lies here or in a backup.
-- An address without an account is noted like any other and dropped when its turn comes.
create table mails (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('reset', 'confirm', 'changed')),
  email_key text not null,
  tries integer not null default 0,
  send_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (kind, email_key)
);

create index mails_by_time on mails (send_at);
