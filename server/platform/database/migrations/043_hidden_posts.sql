-- Posts that a member wants out of their own lists (docs/decisions/0095). Nobody else is told, and the post stays as it is.
create table hidden_posts (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references posts on delete cascade,
  hidden_at timestamptz not null default clock_timestamp(),
  primary key (user_id, post_id)
);
create index hidden_posts_by_post on hidden_posts (post_id);
