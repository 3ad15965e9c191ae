-- `email` as its owner wrote it, `email_key` as it is compared.
create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  bio text not null default '',
  created_at timestamptz not null default now()
);

-- Only a hash of each token: who reads the table cannot sign in.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_use on sessions (used_at);

-- Favourites and saved recipes, by the name of the recipe (specification 3).
create table kept_recipes (
  user_id uuid not null references users on delete cascade,
  list text not null check (list in ('favorites', 'saved')),
  recipe_name text not null,
  position bigint generated always as identity,
  primary key (user_id, list, recipe_name)
);
