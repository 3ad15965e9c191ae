-- A reply keeps the id of a deleted comment, so that replies stay together under its place (docs/decisions/0119).
alter table comments drop constraint comments_reply_to_fkey;
