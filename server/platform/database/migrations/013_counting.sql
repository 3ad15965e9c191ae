-- Counting as in 011, but for two things: the reference of a statement's heat is found once however the rest is planned, and
-- a post that goes takes along what was left beside its counts.
create or replace function count_reactions() returns trigger
  language plpgsql as $$
declare
  direction int := case tg_op when 'INSERT' then 1 else -1 end;
  top double precision;
begin
  if tg_table_name = 'likes' then
    select max(to_heat(liked_at)) into top from changed;
    perform move_counts(post_id, direction * count(*)::int, 0, top + ln(
      sum(to_warmth(to_heat(liked_at) - top)) filter (where author_id is distinct from user_id)
    ))
    from changed join posts on id = post_id group by post_id;
  else
    select max(to_heat(created_at)) into top from changed;
    perform move_counts(post_id, 0, direction * count(*)::int, top + ln(
      2 * sum(to_warmth(to_heat(changed.created_at) - top)) filter (where posts.author_id is distinct from changed.author_id)
    ))
    from changed join posts on posts.id = post_id group by post_id;
  end if;
  return null;
end $$;

create function forget_changes() returns trigger
  language plpgsql as $$
begin
  delete from count_changes where post_id in (select id from gone);
  return null;
end $$;

create trigger posts_forgotten after delete on posts
  referencing old table as gone for each statement execute function forget_changes();
