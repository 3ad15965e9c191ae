-- What a member is told of is read from what others did (docs/decisions/0082): likes, comments and follows write nothing more for it.
-- This is all that is stored: up to when they have read.
create table notification_reads (
  user_id uuid primary key references users on delete cascade,
  read_until timestamptz not null
);

-- When a tip was liked, as with posts; in the index, so that the newest is found without the others.
alter table tip_likes add column liked_at timestamptz not null default clock_timestamp();
drop index tip_likes_by_tip;
create index tip_likes_by_tip on tip_likes (tip_id, liked_at desc, user_id);
