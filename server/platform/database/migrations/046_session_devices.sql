-- What a member sees of a session: a name for it that is not its token, and the words of its browser at sign-in. No address.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default '';

create unique index sessions_by_id on sessions (id);
