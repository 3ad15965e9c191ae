-- What moderators decide about reports (docs/decisions/0084). Hidden things are seen by their author and by moderators alone.

-- A row for each member who is not like all others; found with the token of every call.
create table standings (
  user_id uuid primary key references users on delete cascade,
  is_moderator boolean not null default false,
  -- Something of theirs was hidden once: what they read is not what everybody reads.
  has_hidden boolean not null default false,
  -- Why the account is suspended; null where it is not.
  suspended_for text
);

alter table posts add column hidden boolean not null default false;
alter table comments add column hidden boolean not null default false;
alter table tips add column hidden boolean not null default false;
-- Trending is read from here alone.
alter table post_counts add column hidden boolean not null default false;
create index comments_hidden on comments (post_id) where hidden;

-- A page of the feed is still read from the index alone.
drop index posts_by_age;
create index posts_by_age on posts (created_at desc, id desc) include (hidden);

-- Whether this reader (null: a visitor) sees what is hidden of this author.
create function sees_hidden(author uuid, reader uuid) returns boolean
  language sql stable
  return author = reader or exists (select from standings where user_id = reader and is_moderator);

alter table reports add column closed_at timestamptz;
create index reports_open on reports (kind, thing_id, id) where closed_at is null;

-- Everything decided, for good: it outlives the thing, its report and who decided.
create table moderation_actions (
  id uuid primary key,
  report_id uuid not null,
  moderator_id uuid references users on delete set null,
  kind text not null check (kind in ('post', 'comment', 'tip', 'member')),
  thing_id uuid not null,
  member_id uuid references users on delete set null,
  action text not null check (action in ('dismiss', 'hide', 'delete', 'suspend', 'restore')),
  note text not null,
  -- The beginning of what was written.
  about text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index moderation_actions_by_thing on moderation_actions (kind, thing_id, id);
create index moderation_actions_by_member on moderation_actions (member_id, created_at desc);
create index moderation_actions_by_moderator on moderation_actions (moderator_id);

-- As in 015, but a hidden comment counts for nothing and is uncounted already when it goes.
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
      from changed join posts on posts.id = post_id where not changed.hidden group by post_id
    ) as step having count(*) > 0;
  end if;
  return null;
end $$;

-- A comment that is hidden, or shown again.
create function recount_comments() returns trigger
  language plpgsql as $$
declare
  top double precision;
begin
  select max(to_heat(created_at)) into top from added;
  perform move_all_counts(array_agg(post_id), array_agg(0), array_agg(times), array_agg(heat))
  from (
    select post_id, sum(step)::int as times, top + ln(
      2 * sum(to_warmth(to_heat(said.created_at) - top)) filter (where posts.author_id is distinct from said.author_id)
    ) as heat
    from (
      select added.*, gone.hidden::int - added.hidden::int as step from added join gone using (id)
    ) as said join posts on posts.id = post_id where step <> 0 group by post_id
  ) as change where times <> 0 having count(*) > 0;
  return null;
end $$;

create trigger comments_recounted after update on comments
  referencing old table as gone new table as added for each statement execute function recount_comments();

-- As in 011, but a hidden post counts for nothing.
create or replace function count_posts() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    delete from count_changes where post_id in (select id from added);
    insert into post_counts (post_id, heat, born) select id, to_heat(created_at), to_heat(created_at) from added;
    update users set post_count = post_count + posts, review_count = review_count + reviews
    from (
      select author_id, count(*) as posts, count(*) filter (where category = 'restaurant-review') as reviews
      from added group by author_id
    ) as change where users.id = change.author_id;
  elsif tg_op = 'DELETE' then
    update users set post_count = post_count - posts, review_count = review_count - reviews
    from (
      select author_id, count(*) as posts, count(*) filter (where category = 'restaurant-review') as reviews
      from gone where not hidden group by author_id
    ) as change where users.id = change.author_id;
  else
    update users set post_count = post_count + posts, review_count = review_count + reviews
    from (
      select author_id, sum(step) as posts, sum(step * (category = 'restaurant-review')::int) as reviews
      from (
        select author_id, category, 1 as step from added where not hidden
        union all select author_id, category, -1 from gone where not hidden
      ) as steps group by author_id
    ) as change where users.id = change.author_id and (posts <> 0 or reviews <> 0);
    update post_counts set hidden = added.hidden from added join gone using (id)
    where post_id = added.id and added.hidden <> gone.hidden;
  end if;
  return null;
end $$;

-- As in 024, but a hidden post says nothing of a dish.
create or replace function recount_cooks(members uuid[], dishes text[]) returns void
  language plpgsql as $$
begin
  -- One transaction of a member after the other: the statement below sees the posts of the one before.
  perform from users where id = any (members) order by id for no key update;

  with said as (
    select pair.*, newest.is_there, newest.rating, known.user_id is not null as was_there, known.rating as old_rating
    from unnest(members, dishes) as pair (user_id, recipe_id)
      cross join lateral (
        select exists (
          select from posts
          where posts.author_id = pair.user_id and posts.recipe_id = pair.recipe_id and is_cook
            and not hidden
        ) as is_there, (
          select posts.rating from posts
          where posts.author_id = pair.user_id and posts.recipe_id = pair.recipe_id and is_cook and not hidden
            and posts.rating is not null
          order by created_at desc, id desc limit 1
        ) as rating
      ) as newest
      left join cooks known on known.user_id = pair.user_id and known.recipe_id = pair.recipe_id
  ), gone as (
    delete from cooks using said
    where not said.is_there and cooks.user_id = said.user_id and cooks.recipe_id = said.recipe_id
  ), kept as (
    insert into cooks (user_id, recipe_id, rating) select user_id, recipe_id, rating from said where is_there
    on conflict (user_id, recipe_id) do update set rating = excluded.rating
    where cooks.rating is distinct from excluded.rating
  ), step as (
    select user_id, recipe_id, is_there::int - was_there::int as cooked,
      (rating is not null)::int - (old_rating is not null)::int as ratings,
      coalesce(rating, 0) - coalesce(old_rating, 0) as stars
    from said
  ), counted as (
    insert into dish_counts (recipe_id, cooked, ratings, stars)
    select recipe_id, sum(cooked), sum(ratings), sum(stars) from step
    group by recipe_id having sum(abs(cooked)) + sum(abs(ratings)) + sum(abs(stars)) > 0
    order by recipe_id
    on conflict (recipe_id) do update set cooked = dish_counts.cooked + excluded.cooked,
      ratings = dish_counts.ratings + excluded.ratings, stars = dish_counts.stars + excluded.stars
  )
  -- A dish that was cooked or rated is a review of its member, like the review of a restaurant (migration 011).
  update users set review_count = review_count + more
  from (select user_id, sum(cooked) as more from step group by user_id) as change
  where users.id = change.user_id and more <> 0;

  -- This transaction changed them, so nobody else waits for them in another order.
  delete from dish_counts where recipe_id = any (dishes) and cooked = 0;
end $$;

create or replace function count_cooks() returns trigger
  language plpgsql as $$
declare
  members uuid[];
  dishes text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(author_id), array_agg(recipe_id) into members, dishes
    from (select distinct author_id, recipe_id from added where is_cook and author_id is not null) as pair;
  elsif tg_op = 'DELETE' then
    select array_agg(author_id), array_agg(recipe_id) into members, dishes
    from (select distinct author_id, recipe_id from gone where is_cook and author_id is not null) as pair;
  else
    select array_agg(author_id), array_agg(recipe_id) into members, dishes
    from (
      select distinct author_id, recipe_id from (
        (
          select id, author_id, recipe_id, rating from added where is_cook and not hidden
          except select id, author_id, recipe_id, rating from gone where is_cook and not hidden
        ) union all (
          select id, author_id, recipe_id, rating from gone where is_cook and not hidden
          except select id, author_id, recipe_id, rating from added where is_cook and not hidden
        )
      ) as changed where author_id is not null
    ) as pair;
  end if;
  if members is not null then perform recount_cooks(members, dishes); end if;
  return null;
end $$;
