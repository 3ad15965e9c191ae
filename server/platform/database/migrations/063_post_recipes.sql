-- The recipe of a post (docs/decisions/0139). It is a copy, so that a later edit or deletion of the author's recipe does not
-- change the post.
create table post_recipes (
  post_id uuid primary key references posts (id) on delete cascade,
  recipe json not null
);
