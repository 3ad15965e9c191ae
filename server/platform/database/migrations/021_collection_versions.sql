-- Which dish had which text in the last collections, by the hash of each: a device that names the one it has is sent what is
-- another by now. Kept where the hash is, from one look at the recipes.
create table collection_versions (
  hash text primary key,
  -- id: etag
  dishes jsonb not null,
  noted_at timestamptz not null default clock_timestamp()
);
insert into collection_versions
  select hash, (select coalesce(jsonb_object_agg(id, etag), '{}') from recipes) from collection_state;

create or replace function note_collection() returns trigger
  language plpgsql as $$
begin
  with present as (
    select count(*) as total, coalesce(jsonb_object_agg(id, etag), '{}') as dishes,
      md5(coalesce(string_agg(etag, ',' order by sort_order nulls last, name collate "C", id), '')) as hash
    from recipes
  ), kept as (
    insert into collection_versions (hash, dishes) select hash, dishes from present
    on conflict (hash) do update set noted_at = excluded.noted_at
  )
  update collection_state set (total, hash) = (select total, hash from present);
  delete from collection_versions
  where hash in (select hash from collection_versions order by noted_at desc offset 50);
  return null;
end $$;
