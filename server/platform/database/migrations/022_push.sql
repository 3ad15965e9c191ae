-- One pair of VAPID keys for all servers on this database, made by the first that starts.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null
);

-- A browser that takes messages: a member's, or nobody's. Whoever knows `auth` is that browser.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_id uuid references users on delete set null,
  used_at timestamptz not null default clock_timestamp()
);
create index push_subscriptions_of_member on push_subscriptions (user_id, used_at) where user_id is not null;

-- What runs on it. `send_at` is when it is tried next: a little after `due_at`, and later while a server is at it.
create table push_timers (
  subscription_id bigint not null references push_subscriptions on delete cascade,
  timer_id text not null,
  due_at timestamptz not null,
  send_at timestamptz not null,
  tries integer not null default 0,
  primary key (subscription_id, timer_id)
);
create index push_timers_next on push_timers (send_at);
