-- The invented people of `npm run demo`; what they wrote, liked and followed is theirs and goes with them.
create table demo_marks (
  user_id uuid primary key references users on delete cascade
);
