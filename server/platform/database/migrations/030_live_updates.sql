-- What listeners are told of beside posts (docs/decisions/0085), noted as in 020: tips that are new, were changed or liked, and
-- new followers.
alter table tips add column changed xid8 not null default '0';
alter table tips alter column changed set default pg_current_xact_id();
create index tips_by_change on tips (changed);
create trigger tips_noted before update on tips for each row execute function note_change();

alter table follows add column changed xid8 not null default '0';
alter table follows alter column changed set default pg_current_xact_id();
create index follows_by_change on follows (changed);

-- Of what is gone nothing else is left to be found: posts by their id, tips by their dish. Kept for some hours.
create table removals (
  kind text not null check (kind in ('post', 'tip')),
  name text not null,
  changed xid8 not null default pg_current_xact_id(),
  removed_at timestamptz not null default clock_timestamp()
);
create index removals_by_change on removals (changed);

create function note_removals() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    insert into removals (kind, name) select 'post', id from gone;
  else
    insert into removals (kind, name) select distinct 'tip', recipe_id from gone;
  end if;
  return null;
end $$;

create trigger posts_removed after delete on posts
  referencing old table as gone for each statement execute function note_removals();
create trigger tips_removed after delete on tips
  referencing old table as gone for each statement execute function note_removals();
