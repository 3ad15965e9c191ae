-- Posts, likes and comments (specification 3). How they are counted: docs/decisions/0029. What is trending: 0030.

-- `body`: what its author wrote and when, as the JSON that every answer about the post holds, letter for letter. The columns
-- beside it are what lists choose by: `tag_keys` without case and `#`, `terms` the words of contract/recipe/recipe-search.ts.
create table posts (
  id uuid primary key,
  -- Null once its author's account is gone.
  author_id uuid references users on delete set null,
  body text not null,
  category text not null,
  type text not null,
  tag_keys text[] not null default '{}',
  terms tsvector not null default '',
  image_id uuid references uploads on delete set null,
  version int not null default 1,
  created_at timestamptz not null
);

create index posts_by_age on posts (created_at desc, id desc);
create index posts_by_author on posts (author_id, created_at desc, id desc);
create index posts_by_category on posts (category, created_at desc, id desc);
create index posts_by_type on posts (type, created_at desc, id desc);
create index posts_by_tag on posts using gin (tag_keys);
create index posts_by_term on posts using gin (terms);
create index posts_by_image on posts (image_id) where image_id is not null;
create index users_by_name on users (name);

-- Every word of a title, a tag or a cuisine: what a mistyped word may have meant.
create table post_words (
  word text collate "C" primary key
);
create index post_words_like on post_words using gin (word gin_trgm_ops);

create table likes (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references posts on delete cascade,
  liked_at timestamptz not null default clock_timestamp(),
  primary key (user_id, post_id)
);
create index likes_by_post on likes (post_id, liked_at desc, user_id);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  author_id uuid references users on delete set null,
  content text not null,
  created_at timestamptz not null
);
create index comments_by_post on comments (post_id, created_at, id);
create index comments_by_author on comments (author_id);

-- `heat` and `born` are days since 1970, see `to_heat`. Narrow and roomy: it is what every like rewrites.
create table post_counts (
  post_id uuid primary key references posts on delete cascade,
  like_count int not null default 0,
  comment_count int not null default 0,
  heat double precision not null,
  born double precision not null
) with (fillfactor = 60);
create index post_counts_by_heat on post_counts (heat desc, post_id desc);

-- What a like or a comment found no way to add to the counts, because another one was at them. The sum of both is the truth.
create table count_changes (
  post_id uuid not null,
  likes int not null,
  comments int not null,
  heat double precision
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index count_changes_by_post on count_changes (post_id);

alter table users add column post_count int not null default 0;
alter table users add column review_count int not null default 0;

-- The natural logarithm of what something that happened now is worth, where it is worth e times as much every two days.
-- So older things fade by themselves, and the order of two posts changes only where something happens to one of them.
create function to_heat(happened timestamptz) returns double precision
  language sql immutable parallel safe
  return extract(epoch from happened)::double precision / 172800;

-- e to the power of x; PostgreSQL would rather fail than answer with next to nothing.
create function to_warmth(x double precision) returns double precision
  language sql immutable parallel safe
  return exp(greatest(x, -700));

-- Adds to the counts of a post, together with what was left beside them; leaves it beside them where someone else holds them.
create function move_counts(post uuid, more_likes int, more_comments int, more_heat double precision) returns void
  language plpgsql as $$
begin
  perform from post_counts where post_id = post for no key update skip locked;
  if found then
    with folded as (
      delete from count_changes where post_id = post returning likes, comments, heat
    ), changes as (
      select likes, comments, heat from folded
      union all values (more_likes, more_comments, more_heat)
    ), total as (
      select sum(likes) as likes, sum(comments) as comments, max(heat) as peak, array_agg(heat) as heats,
        array_agg(sign(likes + comments)) as signs
      from changes
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
    from total where post_id = post;
  -- Nobody counts for a post that is going.
  elsif exists (select from posts where id = post) then
    insert into count_changes values (post, more_likes, more_comments, more_heat);
  end if;
end $$;

-- Counts what a statement did to likes or comments, once for each post. A comment is worth two likes; what authors do at
-- their own posts is counted and warms nothing.
create function count_reactions() returns trigger
  language plpgsql as $$
declare
  direction int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if tg_table_name = 'likes' then
    perform move_counts(post_id, direction * count(*)::int, 0, top + ln(
      sum(to_warmth(to_heat(liked_at) - top)) filter (where author_id is distinct from user_id)
    ))
    from changed join posts on id = post_id, (select max(to_heat(liked_at)) as top from changed) as reference
    group by post_id, top;
  else
    perform move_counts(post_id, 0, direction * count(*)::int, top + ln(
      2 * sum(to_warmth(to_heat(changed.created_at) - top)) filter (where posts.author_id is distinct from changed.author_id)
    ))
    from changed join posts on posts.id = post_id, (select max(to_heat(created_at)) as top from changed) as reference
    group by post_id, top;
  end if;
  return null;
end $$;

create trigger likes_counted after insert on likes
  referencing new table as changed for each statement execute function count_reactions();
create trigger unlikes_counted after delete on likes
  referencing old table as changed for each statement execute function count_reactions();
create trigger comments_counted after insert on comments
  referencing new table as changed for each statement execute function count_reactions();
create trigger uncomments_counted after delete on comments
  referencing old table as changed for each statement execute function count_reactions();

-- Gives new posts their counts, and counts for their authors (specification 3: reviews).
create function count_posts() returns trigger
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
      from gone group by author_id
    ) as change where users.id = change.author_id;
  else
    update users set post_count = post_count + posts, review_count = review_count + reviews
    from (
      select author_id, sum(step) as posts, sum(step * (category = 'restaurant-review')::int) as reviews
      from (
        select author_id, category, 1 as step from added union all select author_id, category, -1 from gone
      ) as steps group by author_id
    ) as change where users.id = change.author_id and (posts <> 0 or reviews <> 0);
  end if;
  return null;
end $$;

create trigger posts_counted after insert on posts
  referencing new table as added for each statement execute function count_posts();
create trigger posts_uncounted after delete on posts
  referencing old table as gone for each statement execute function count_posts();
create trigger posts_recounted after update on posts
  referencing old table as gone new table as added for each statement execute function count_posts();

create or replace view upload_uses as
  select avatar_id as upload_id from users where avatar_id is not null
  union all select image_id from posts where image_id is not null;
