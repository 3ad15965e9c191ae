-- Which posts and names have changed since a reader asked last (docs/decisions/0069). A transaction is seen from its commit on,
-- so a reader compares the transaction of a change with the snapshot of its last question.
alter table post_counts add column changed xid8 not null default '0';
alter table post_counts alter column changed set default pg_current_xact_id();
alter table count_changes add column changed xid8 not null default '0';
alter table count_changes alter column changed set default pg_current_xact_id();
create index post_counts_by_change on post_counts (changed);
create index count_changes_by_change on count_changes (changed);

-- Null until the name or the avatar is another one.
alter table users add column renamed xid8;
create index users_by_renaming on users (renamed) where renamed is not null;

create function note_change() returns trigger
  language plpgsql as $$
begin
  new.changed = pg_current_xact_id();
  return new;
end $$;

create trigger post_counts_noted before update on post_counts for each row execute function note_change();

create function note_renaming() returns trigger
  language plpgsql as $$
begin
  new.renamed = pg_current_xact_id();
  return new;
end $$;

create trigger users_noted before update on users for each row
  when (old.name is distinct from new.name or old.avatar_id is distinct from new.avatar_id)
  execute function note_renaming();

-- An edited post, and one whose author or picture has gone; a comment whose author has gone.
create function note_posts() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    update post_counts set heat = heat where post_id in (select id from edited);
  else
    update post_counts set heat = heat where post_id in (select post_id from edited);
  end if;
  return null;
end $$;

create trigger posts_noted after update on posts
  referencing new table as edited for each statement execute function note_posts();
create trigger comments_noted after update on comments
  referencing new table as edited for each statement execute function note_posts();
