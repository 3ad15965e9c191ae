-- A link that was used is kept until it expires: whoever lost the answer asks again, and is told that it is done.
alter table account_links add column used_at timestamptz;
