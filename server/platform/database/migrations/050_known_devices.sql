-- Devices that a member has signed in on: the delay after many wrong passwords does not apply to them (docs/decisions/0110).
create table known_devices (
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the random id that the device sends when it signs in.
  device_hash bytea not null,
  used_at timestamptz not null default clock_timestamp(),
  primary key (user_id, device_hash)
);
create index known_devices_age on known_devices (used_at);
