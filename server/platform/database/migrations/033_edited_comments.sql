-- Null until its author has changed it.
alter table comments add column edited_at timestamptz;
