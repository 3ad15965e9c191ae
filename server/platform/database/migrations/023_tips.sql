-- What cooks say about a step of a dish of the collection. A dish may leave the collection and come back, hence no reference.
create table tips (
  id uuid primary key,
  recipe_id text not null,
  step int not null check (step > 0),
  -- Null once its author's account is gone.
  author_id uuid references users on delete set null,
  content text not null,
  like_count int not null default 0,
  created_at timestamptz not null
);
-- A step's best tips are read from it alone, in order.
create index tips_by_step on tips (recipe_id, step, like_count desc, created_at desc, id);
create index tips_by_author on tips (author_id);

create table tip_likes (
  user_id uuid not null references users on delete cascade,
  tip_id uuid not null references tips on delete cascade,
  primary key (user_id, tip_id)
);
create index tip_likes_by_tip on tip_likes (tip_id);

-- Counts what a statement did to the likes, once for each tip; in one order, so that two of them never wait for each other.
create function count_tip_likes() returns trigger
  language plpgsql as $$
declare
  direction int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from tips where id in (select tip_id from changed) order by id for no key update;
  update tips set like_count = like_count + direction * likes
  from (select tip_id, count(*)::int as likes from changed group by tip_id) as change
  where tips.id = change.tip_id;
  return null;
end $$;

create trigger tip_likes_counted after insert on tip_likes
  referencing new table as changed for each statement execute function count_tip_likes();
create trigger tip_likes_uncounted after delete on tip_likes
  referencing old table as changed for each statement execute function count_tip_likes();
