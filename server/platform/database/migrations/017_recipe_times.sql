-- When a dish came into this installation and when its file changed last: for search engines.
alter table recipes add column added_at timestamptz not null default now();
alter table recipes add column changed_at timestamptz not null default now();
