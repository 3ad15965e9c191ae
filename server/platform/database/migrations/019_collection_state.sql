-- What every list, search and whole collection asks first, kept by the statement that changes a recipe: otherwise each request
-- reads every recipe. One row; the order is `CURATED` of server/recipes/store.ts.
create table collection_state (
  total int not null,
  hash text not null
);
insert into collection_state
  select count(*), md5(coalesce(string_agg(etag, ',' order by sort_order nulls last, name collate "C", id), '')) from recipes;

create function note_collection() returns trigger
  language plpgsql as $$
begin
  update collection_state set (total, hash) = (
    select count(*), md5(coalesce(string_agg(etag, ',' order by sort_order nulls last, name collate "C", id), '')) from recipes
  );
  return null;
end $$;

create trigger recipes_noted after insert or update or delete or truncate on recipes
  for each statement execute function note_collection();

-- A page of a list is read in the curated order without sorting.
create index recipes_curated on recipes (sort_order nulls last, name collate "C", id);
create index recipes_of_cuisine on recipes (cuisine_id, sort_order nulls last, name collate "C", id);
create index recipes_of_family on recipes (family, sort_order nulls last, name collate "C", id);
drop index recipes_by_cuisine;
