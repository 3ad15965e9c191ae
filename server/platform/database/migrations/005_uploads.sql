-- One row per stored picture; its files are named by its id. The row of a picture on a post outlives its owner's account.
create table uploads (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  kind text not null check (kind in ('picture', 'avatar')),
  width int not null,
  height int not null,
  created_at timestamptz not null default now(),
  -- Null while something shows the picture.
  unused_since timestamptz default now()
);

create index uploads_by_owner on uploads (owner_id);
create index uploads_by_disuse on uploads (unused_since);

alter table users add column avatar_id uuid references uploads on delete set null;
create index users_by_avatar on users (avatar_id);

-- Every place that shows an upload. Whoever adds one adds it here (create or replace view).
create view upload_uses as select avatar_id as upload_id from users where avatar_id is not null;
