-- The name as `toTextKey` (contract/text-key.ts) makes it, by which posts are found by their author's name.
alter table users add column name_key text;
create index users_by_name_key on users (name_key);
drop index users_by_name;

-- The rules by which the keys and the words of names and posts were made. Simmer makes them again where its rules are newer
-- (server/start/renew-keys.ts). At most one row.
create table text_rules (version int not null);
