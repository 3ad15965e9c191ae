-- Several pictures of a post, in order, and what is to be seen on each (docs/decisions/0093). A post with one picture and no
-- description of it has no row here: `posts.image_id` says it all. Where there are rows, `image_id` is the first of them.
create table post_images (
  post_id uuid not null references posts on delete cascade,
  at smallint not null,
  upload_id uuid not null references uploads on delete cascade,
  alt text not null default '',
  primary key (post_id, at)
);
create index post_images_by_upload on post_images (upload_id);

-- An upload is deleted by its owner: the next picture is the first. The update also tells whoever has read the post.
create function move_up_images() returns trigger
  language plpgsql as $$
begin
  -- Most posts that go have none.
  if not exists (select from gone) then return null; end if;
  update posts set image_id = (
    select upload_id from post_images where post_id = posts.id order by at limit 1
  ) where id in (select post_id from gone) and exists (select from post_images where post_id = posts.id);
  return null;
end $$;

create trigger post_images_removed after delete on post_images
  referencing old table as gone for each statement execute function move_up_images();

create or replace view upload_uses as
  select avatar_id as upload_id from users where avatar_id is not null
  union all select image_id from posts where image_id is not null
  union all select upload_id from post_images;
