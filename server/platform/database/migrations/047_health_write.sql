-- The write that the health check tries. One row: what counts is that the transaction was committed.
create table health_writes (
  id int primary key,
  tried_at timestamptz not null
);
