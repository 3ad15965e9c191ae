-- The collection as it is served: `body` is the JSON letter for letter, so an answer costs no work and keeps its ETag.
create table recipes (
  id text primary key,
  name text not null,
  cuisine text not null,
  cuisine_id text not null,
  family text,
  region text,
  sort_order int,
  body text not null,
  etag text not null,
  source_hash text not null,
  search text not null
);

create index recipes_by_cuisine on recipes (cuisine_id);
