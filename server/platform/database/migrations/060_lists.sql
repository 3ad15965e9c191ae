-- Shopping lists, and the households that share them (docs/decisions/0137).

create table households (
  id uuid primary key,
  name text not null,
  owner_id uuid not null references users (id),
  created_at timestamptz not null default now()
);
create index households_owner on households (owner_id);

-- A member belongs to one household at most.
create table household_members (
  user_id uuid primary key references users (id) on delete cascade,
  household_id uuid not null references households (id) on delete cascade,
  joined_at timestamptz not null default now()
);
create index household_members_of on household_members (household_id, joined_at);

create table household_invites (
  token_hash bytea primary key,
  household_id uuid not null references households (id) on delete cascade,
  expires_at timestamptz not null,
  -- Null until a member accepts it.
  accepted_by uuid references users (id) on delete cascade
);
create index household_invites_of on household_invites (household_id);
create index household_invites_accepted on household_invites (accepted_by);
create index household_invites_expired on household_invites (expires_at);

-- A list belongs to one member or to a household. Every change of a list gets a higher number, `change`; a write locks
-- the row. `changed` is its transaction, for live updates (020).
create table lists (
  id uuid primary key,
  name text not null,
  owner_id uuid references users (id) on delete cascade,
  household_id uuid references households (id) on delete cascade,
  aisle_order json,
  change bigint not null default 0,
  changed xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(owner_id, household_id) = 1)
);
create index lists_owner on lists (owner_id);
create index lists_household on lists (household_id);
create index lists_by_change on lists (changed);

-- The living needs. `need` is what the member sent, except the id and the time.
create table list_needs (
  list_id uuid not null references lists (id) on delete cascade,
  id uuid not null,
  need json not null,
  member_id uuid references users (id) on delete set null,
  at timestamptz not null,
  change bigint not null,
  primary key (list_id, id)
);
create index list_needs_change on list_needs (list_id, change);
create index list_needs_member on list_needs (member_id);

-- A removal deletes its need and stays, so that the need is not added again. It may arrive before the need.
create table list_removals (
  list_id uuid not null references lists (id) on delete cascade,
  need_id uuid not null,
  member_id uuid references users (id) on delete set null,
  at timestamptz not null,
  change bigint not null,
  primary key (list_id, need_id)
);
create index list_removals_change on list_removals (list_id, change);
create index list_removals_member on list_removals (member_id);

-- The latest tick and the latest untick of a need. The later of both counts, so the order of arrival does not matter,
-- also before the need has arrived, whose time is the lower limit of both.
create table list_ticks (
  list_id uuid not null references lists (id) on delete cascade,
  need_id uuid not null,
  ticked boolean not null,
  member_id uuid references users (id) on delete set null,
  at timestamptz not null,
  change bigint not null,
  primary key (list_id, need_id, ticked)
);
create index list_ticks_change on list_ticks (list_id, change);
create index list_ticks_member on list_ticks (member_id);

-- `thing` is "food:" with the id of a food, or "text:" with a text.
create table list_filings (
  list_id uuid not null references lists (id) on delete cascade,
  thing text not null,
  aisle text not null,
  at timestamptz not null default now(),
  primary key (list_id, thing)
);
