-- An installation as the first release left it, by the same numbers each time it is made: twelve members, of whom each wrote posts,
-- liked, commented, followed, kept recipes and wrote notes. `$HASH` is the hash of every member's password.
insert into users (id, name, email, email_key, password_hash, bio, created_at)
select ('018f0000-0000-7000-8000-0000000001' || to_char(n, 'FM00'))::uuid, 'Cook ' || n, 'Cook' || n || '@example.com',
  'cook' || n || '@example.com', '$HASH', case when n % 3 = 0 then 'Slow food, "quick" hands.' || chr(10) || '\N is a letter.' else '' end,
  '2026-01-01T08:00:00Z'::timestamptz + n * interval '1 day'
from generate_series(1, 12) as n;

insert into name_words (word, user_id) select 'cook', id from users;
insert into demo_marks (user_id) select id from users where name = 'Cook 12';

insert into sessions (token_hash, user_id)
select sha256(convert_to('token of ' || name, 'UTF8')), id from users where name in ('Cook 1', 'Cook 2');

insert into uploads (id, owner_id, kind, width, height, created_at, unused_since)
select ('018f0000-0000-7000-8000-0000000002' || to_char(n, 'FM00'))::uuid,
  ('018f0000-0000-7000-8000-0000000001' || to_char(n, 'FM00'))::uuid, case n when 1 then 'avatar' else 'picture' end,
  case n when 1 then 512 else 64 end, case n when 1 then 512 else 48 end, '2026-02-01T00:00:00Z', null
from generate_series(1, 3) as n;
update users set avatar_id = '018f0000-0000-7000-8000-000000000201' where name = 'Cook 1';

-- A quarter of a day apart; every fifth is a review, one of each ten has a hashtag in its text, two have a picture.
insert into posts (id, author_id, body, category, type, tag_keys, image_id, version, created_at)
select id, author_id, json_build_object('_id', id, 'title', 'Dish ' || n, 'content', said, 'tags', json_build_array('#Soup'),
    'category', category, 'type', 'story', 'cuisine', 'Thai', 'createdAt', to_char(born at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'),
    'updatedAt', to_char(born at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'))::text,
  category, 'story', '{soup}', image_id, 1, born
from (
  select n, ('018f0000-0000-7000-8000-0000000003' || to_char(n, 'FM00'))::uuid as id,
    ('018f0000-0000-7000-8000-0000000001' || to_char(1 + n % 12, 'FM00'))::uuid as author_id,
    case when n % 10 = 0 then 'Slowly, with salt. #SundayLunch' else 'Slowly, with salt and “patience” 👩‍🍳.' end as said,
    case when n % 5 = 0 then 'restaurant-review' else 'food-story' end as category,
    case n when 1 then '018f0000-0000-7000-8000-000000000202'::uuid when 2 then '018f0000-0000-7000-8000-000000000203'::uuid end as image_id,
    '2026-03-01T12:00:00Z'::timestamptz + n * interval '6 hours' as born
  from generate_series(1, 40) as n
) as post;
insert into post_words (word) values ('dish'), ('soup'), ('thai');

insert into likes (user_id, post_id, liked_at)
select users.id, posts.id, posts.created_at + interval '1 hour'
from users join posts on (right(users.id::text, 2)::int * right(posts.id::text, 2)::int) % 7 = 1;

insert into comments (id, post_id, author_id, content, created_at)
select ('018f0000-0000-7000-8000-0000000004' || to_char(n, 'FM00'))::uuid,
  ('018f0000-0000-7000-8000-0000000003' || to_char(1 + n % 9, 'FM00'))::uuid,
  ('018f0000-0000-7000-8000-0000000001' || to_char(1 + n % 11, 'FM00'))::uuid, 'More salt, ' || n, '2026-04-01T12:00:00Z'::timestamptz + n * interval '1 minute'
from generate_series(1, 60) as n;

insert into follows (follower_id, followed_id, created_at)
select one.id, other.id, '2026-04-02T00:00:00Z' from users as one join users as other on one.id < other.id
where (right(one.id::text, 2)::int + right(other.id::text, 2)::int) % 4 = 0 order by one.id, other.id;
update users set
  follower_count = (select count(*) from follows where followed_id = users.id),
  following_count = (select count(*) from follows where follower_id = users.id);

insert into kept_recipes (user_id, list, recipe_name)
select id, list, recipe from users, unnest(array['favorites', 'saved']) as list, unnest(array['Tom Yum', 'Ragù']) as recipe
where name in ('Cook 1', 'Cook 3') order by id, list, recipe;
insert into recipe_notes (user_id, recipe_id, text, changed_at)
select id, 'tom-yum', 'Less chilli for ' || name, '2026-05-01T00:00:00Z' from users where name in ('Cook 1', 'Cook 4');

insert into idempotency (user_id, key, fingerprint, status, body)
select id, '018f0000-0000-4000-8000-000000000501', '\x00ff', 201, '{"said":"once"}' from users where name = 'Cook 1';

-- One whose account is gone: their post stays without a name.
delete from users where name = 'Cook 11';
