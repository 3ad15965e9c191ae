-- Counting as in 011 and 013, for all posts of a statement at once: those whose counts are free are taken, with what was left
-- beside them; what belongs to the others is left there. Each statement sees what was committed before the locks were had.
create function move_all_counts(moved uuid[], more_likes int[], more_comments int[], more_heat double precision[]) returns void
  language plpgsql as $$
declare
  held uuid[];
begin
  select coalesce(array_agg(post_id), '{}') into held
  from (select post_id from post_counts where post_id = any (moved) for no key update skip locked) as free;

  with folded as (
    delete from count_changes where post_id = any (held) returning post_id, likes, comments, heat
  ), changes as (
    select post_id, likes, comments, heat from folded
    union all
    select post_id, likes, comments, heat
    from unnest(moved, more_likes, more_comments, more_heat) as step (post_id, likes, comments, heat)
    where post_id = any (held)
  ), total as (
    select post_id, sum(likes) as likes, sum(comments) as comments, max(heat) as peak, array_agg(heat) as heats,
      array_agg(sign(likes + comments)) as signs
    from changes group by post_id
  )
  update post_counts set
    like_count = like_count + total.likes,
    comment_count = comment_count + total.comments,
    heat = (
      select top + ln(greatest(
        to_warmth(post_counts.heat - top) + sum(sign * to_warmth(each - top)),
        to_warmth(born - top)
      ))
      from (select greatest(post_counts.heat, total.peak) as top) as reference,
        unnest(total.heats, total.signs) as change (each, sign)
      group by top
    )
  -- The first condition keeps this a look-up by keys, whatever the planner thinks of the changes.
  from total where post_counts.post_id = any (held) and post_counts.post_id = total.post_id;

  if cardinality(held) < cardinality(moved) then
    insert into count_changes (post_id, likes, comments, heat)
    select post_id, likes, comments, heat
    from unnest(moved, more_likes, more_comments, more_heat) as step (post_id, likes, comments, heat)
    -- Nobody counts for a post that is going.
    where post_id <> all (held) and exists (select from posts where id = post_id);
  end if;
end $$;

create or replace function count_reactions() returns trigger
  language plpgsql as $$
declare
  direction int := case tg_op when 'INSERT' then 1 else -1 end;
  top double precision;
begin
  if tg_table_name = 'likes' then
    select max(to_heat(liked_at)) into top from changed;
    perform move_all_counts(array_agg(post_id), array_agg(direction * times), array_agg(0), array_agg(heat))
    from (
      select post_id, count(*)::int as times, top + ln(
        sum(to_warmth(to_heat(liked_at) - top)) filter (where author_id is distinct from user_id)
      ) as heat
      from changed join posts on id = post_id group by post_id
    ) as step having count(*) > 0;
  else
    select max(to_heat(created_at)) into top from changed;
    perform move_all_counts(array_agg(post_id), array_agg(0), array_agg(direction * times), array_agg(heat))
    from (
      select post_id, count(*)::int as times, top + ln(
        2 * sum(to_warmth(to_heat(changed.created_at) - top)) filter (where posts.author_id is distinct from changed.author_id)
      ) as heat
      from changed join posts on posts.id = post_id group by post_id
    ) as step having count(*) > 0;
  end if;
  return null;
end $$;

drop function move_counts;
