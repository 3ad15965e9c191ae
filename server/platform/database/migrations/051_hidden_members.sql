-- Moderators can hide everything by a member, and take that back (docs/decisions/0111).
alter table standings add column is_hidden boolean not null default false;
create index standings_hidden on standings (user_id) where is_hidden;

-- Hidden with its author: shown again when the author is.
alter table posts add column hidden_with_author boolean not null default false;
alter table comments add column hidden_with_author boolean not null default false;
alter table tips add column hidden_with_author boolean not null default false;

-- Whether this reader (null: a visitor) sees the page, the name and the likes of this member.
create function sees_member(member uuid, reader uuid) returns boolean
  language sql stable
  return not exists (select from standings where user_id = member and is_hidden) or sees_hidden(member, reader);

-- Listeners are told once that a post is gone for them, and nothing of what changes in it afterwards.
create function note_hidden_posts() returns trigger
  language plpgsql as $$
begin
  insert into removals (kind, name)
  select 'post', added.id from added join gone using (id) where added.hidden and not gone.hidden;
  return null;
end $$;
create trigger posts_hidden after update on posts
  referencing old table as gone new table as added for each statement execute function note_hidden_posts();

-- The address of a picture in a hidden post is one that was never public.
alter table uploads add column is_private boolean not null default false;
create index posts_hidden_pictures on posts (id) where hidden;
