-- Who follows whom. `position` is the order in which they came to: lists show the newest first and page by it.
create table follows (
  follower_id uuid not null references users on delete cascade,
  followed_id uuid not null references users on delete cascade,
  position bigint generated always as identity,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);

create index follows_by_follower on follows (follower_id, position desc);
create index follows_by_followed on follows (followed_id, position desc);

-- Changed in the transaction that changes a follow, so they are never off. No index holds them, and pages keep room for
-- the changed row, so a popular cook's row costs no index a write.
alter table users
  add column follower_count int not null default 0 check (follower_count >= 0),
  add column following_count int not null default 0 check (following_count >= 0);
alter table users set (fillfactor = 80);

-- The words of people's names as contract/recipe/recipe-search.ts makes them, without case and accents. "C": by letter, so that a
-- beginning is a range.
create table name_words (
  word text collate "C" not null,
  user_id uuid not null references users on delete cascade,
  primary key (word, user_id)
);

create index name_words_by_user on name_words (user_id);
create index name_words_like on name_words using gin (word gin_trgm_ops);
