-- Recipes that members write themselves (docs/decisions/0139).

-- One row for each member who has written a recipe. A write locks it, so that changes commit in the order of their
-- numbers. `changed` is the transaction of the latest change, for live updates (020).
create table cookbooks (
  user_id uuid primary key references users (id) on delete cascade,
  change bigint not null default 0,
  changed xid8 not null default pg_current_xact_id()
);
create index cookbooks_by_change on cookbooks (changed);

-- `recipe` is the text as its owner typed it. `version` is the number of the latest change of text or pictures,
-- `change` that of the latest change of any kind.
create table cookbook_recipes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  recipe json not null,
  visibility text not null check (visibility in ('private', 'household', 'link', 'public')),
  version bigint not null,
  change bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index cookbook_recipes_change on cookbook_recipes (user_id, change);

-- A deleted recipe, so that other devices learn of it, and a late write does not create it again.
create table cookbook_removals (
  user_id uuid not null references users (id) on delete cascade,
  recipe_id uuid not null,
  change bigint not null,
  primary key (user_id, recipe_id)
);
create index cookbook_removals_change on cookbook_removals (user_id, change);

create table cookbook_images (
  recipe_id uuid not null references cookbook_recipes (id) on delete cascade,
  at smallint not null,
  upload_id uuid not null references uploads (id) on delete cascade,
  alt text not null default '',
  primary key (recipe_id, at)
);
create index cookbook_images_by_upload on cookbook_images (upload_id);

-- Deleting an upload removes it from recipes. Other devices then have to read these recipes again.
create function note_cookbook_images() returns trigger
  language plpgsql as $$
begin
  if not exists (select from gone join cookbook_recipes on id = recipe_id) then return null; end if;
  update cookbooks set changed = pg_current_xact_id(),
    change = greatest(change + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
  where user_id in (select user_id from cookbook_recipes join gone on id = recipe_id);
  update cookbook_recipes set change = cookbooks.change, version = cookbooks.change
  from cookbooks where cookbooks.user_id = cookbook_recipes.user_id and id in (select recipe_id from gone);
  return null;
end $$;
create trigger cookbook_images_removed after delete on cookbook_images
  referencing old table as gone for each statement execute function note_cookbook_images();

create or replace view upload_uses as
  select avatar_id as upload_id from users where avatar_id is not null
  union all select image_id from posts where image_id is not null
  union all select upload_id from post_images
  union all select upload_id from cookbook_images;
