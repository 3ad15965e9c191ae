-- Replies, one level deep: `reply_to` is always a comment that replies to none. Where it goes, its replies stand by themselves
-- (docs/decisions/0091). `answered_id`: whose comment was answered, which may be another reply; they are told.
alter table comments add column reply_to uuid references comments on delete set null;
alter table comments add column answered_id uuid references users on delete set null;
create index comments_by_reply on comments (reply_to) where reply_to is not null;
create index comments_by_answered on comments (answered_id, created_at desc, id desc) where answered_id is not null;
