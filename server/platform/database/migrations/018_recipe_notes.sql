-- A member's private note about a recipe of the collection; `changed_at` orders them, the newest first.
create table recipe_notes (
  user_id uuid not null references users on delete cascade,
  recipe_id text not null,
  text text not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, recipe_id)
);
