-- One row per write that named a key, made in the transaction of the write's effect. `body` is the answer letter for
-- letter; `status` is null only while that transaction runs.
create table idempotency (
  user_id uuid not null references users on delete cascade,
  key uuid not null,
  fingerprint bytea not null,
  status int,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create index idempotency_by_age on idempotency (created_at);
