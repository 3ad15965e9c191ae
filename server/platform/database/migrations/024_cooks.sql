-- What members cooked and how they rate it (docs/decisions/0080): said by a post about a dish of the collection. A dish may leave
-- the collection and come back, hence no reference. `is_cook`: the post says that its author cooked or rated the dish.
alter table posts add column recipe_id text;
alter table posts add column is_cook boolean not null default false;
alter table posts add column rating smallint check (rating between 1 and 5);
-- Those of a dish, the newest first, and those of a member about a dish.
create index posts_by_dish on posts (recipe_id, created_at desc, id desc) where is_cook;
create index posts_by_cook on posts (author_id, recipe_id, created_at desc, id desc) where is_cook;

-- Each member once for each dish they cooked, with their newest rating. It follows from the posts, whose trigger writes it; without
-- a reference to the member, since the posts of an account that goes are deleted or lose their author.
create table cooks (
  user_id uuid not null,
  recipe_id text not null,
  rating smallint,
  primary key (user_id, recipe_id)
);

-- How many members cooked a dish, how many of them rated it, and the sum of their stars.
create table dish_counts (
  recipe_id text primary key,
  cooked int not null default 0,
  ratings int not null default 0,
  stars int not null default 0
) with (fillfactor = 50);

-- Brings `cooks` and its counts up to date for these members and dishes (pairs), in one order, so that two transactions never wait
-- for each other.
create function recount_cooks(members uuid[], dishes text[]) returns void
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
        ) as is_there, (
          select posts.rating from posts
          where posts.author_id = pair.user_id and posts.recipe_id = pair.recipe_id and is_cook and posts.rating is not null
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

create function count_cooks() returns trigger
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
          select id, author_id, recipe_id, rating from added where is_cook
          except select id, author_id, recipe_id, rating from gone where is_cook
        ) union all (
          select id, author_id, recipe_id, rating from gone where is_cook
          except select id, author_id, recipe_id, rating from added where is_cook
        )
      ) as changed where author_id is not null
    ) as pair;
  end if;
  if members is not null then perform recount_cooks(members, dishes); end if;
  return null;
end $$;

create trigger posts_cooked after insert on posts
  referencing new table as added for each statement execute function count_cooks();
create trigger posts_uncooked after delete on posts
  referencing old table as gone for each statement execute function count_cooks();
create trigger posts_recooked after update on posts
  referencing old table as gone new table as added for each statement execute function count_cooks();
