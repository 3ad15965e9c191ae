-- To find what a member has just written once more (docs/decisions/0090): by who and when.
create index comments_by_author_and_age on comments (author_id, created_at);
drop index comments_by_author;

-- A text as it is compared: letter case and spaces do not count.
create function to_same_text(said text) returns text
  language sql immutable parallel safe
  return lower(btrim(regexp_replace(said, '\s+', ' ', 'g')));
