/*
  Sessions of media of the kind EVENT, and who booked them. A session is a date, not content: it belongs to the medium and is
  changed without a new version. docs/events.md has the rules.
*/

create table event_session (
  uuid uuid primary key,
  medium uuid not null references medium (uuid) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The time zone in which it takes place, such as Africa/Nairobi.
  zone text not null,
  place text check (length(place) between 1 and 200),
  join_url text check (length(join_url) <= 2000),
  trainer text check (length(trainer) between 1 and 120),
  -- Null: as many as come.
  seats int check (seats > 0),
  has_waiting_list boolean not null default true,
  cancelled_at timestamptz,
  cancel_reason text,
  -- Counts the changes that calendars have to follow.
  sequence int not null default 0,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (uuid),
  constraint event_session_times_check check (starts_at < ends_at),
  constraint event_session_cancelled_check check ((cancelled_at is null) = (cancel_reason is null))
);
create index event_session_medium_index on event_session (medium, starts_at);
create index event_session_created_by_index on event_session (created_by) where created_by is not null;
create index event_session_updated_by_index on event_session (updated_by) where updated_by is not null;

-- The session that somebody chose for an attempt. What was withdrawn, cancelled or missed stays as a record.
create table event_booking (
  uuid uuid primary key,
  session uuid not null references event_session (uuid),
  attempt uuid not null references attempt (uuid) on delete cascade,
  state text not null check (state in
    ('REGISTERED', 'WAITING', 'WITHDRAWN', 'CANCELLED', 'ATTENDED', 'ABSENT', 'EXCUSED')),
  booked_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by uuid references person (uuid)
);
-- One session at a time.
create unique index event_booking_open_index on event_booking (attempt)
  where state in ('REGISTERED', 'WAITING', 'ATTENDED');
create index event_booking_attempt_index on event_booking (attempt);
create index event_booking_session_index on event_booking (session, booked_at, uuid);
create index event_booking_changed_by_index on event_booking (changed_by) where changed_by is not null;
