/*
  Notifications: what a person is told in the application and by email. A row is the record of both channels. Modules add rows
  with `notify` in the transaction of the change itself; a job sends the emails. docs/notifications.md has the rules.
*/
create table notification (
  uuid uuid primary key,
  person uuid not null references person (uuid) on delete cascade,
  event text not null,
  -- What it is about: an enrolment, a session, a certificate. Part of the key by which nothing is told twice.
  subject uuid not null,
  cycle int,
  day date,
  -- A text, a number, {"day"}, {"moment"} or {"texts", "mainLocale"} for each placeholder of the event.
  values jsonb not null default '{}',
  -- The page of the application that it leads to.
  address text not null check (address like '/%'),
  -- False where the person turned the group off in the application.
  in_app boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- DUE waits for its own email, DIGEST for the next summary; SENT and DIGESTED have left.
  email text not null default 'NONE' check (email in ('NONE', 'DUE', 'DIGEST', 'SENT', 'DIGESTED')),
  emailed_at timestamptz,
  constraint notification_dedupe_key unique nulls not distinct (event, subject, person, cycle, day)
);
create index notification_page_index on notification (person, created_at, uuid) where in_app;
create index notification_unread_index on notification (person) where in_app and read_at is null;
create index notification_due_index on notification (created_at, uuid) where email = 'DUE';
create index notification_digest_index on notification (person, created_at) where email = 'DIGEST';
-- The optional emails of a day are counted by person.
create index notification_emailed_index on notification (person, emailed_at) where email = 'SENT';
create index notification_created_index on notification (created_at);

-- What a person chose for a group of events. Without a row the defaults of the group hold.
create table notification_preference (
  person uuid not null references person (uuid) on delete cascade,
  event_group text not null check (event_group in ('LEARNING', 'MANAGING', 'PROOFS', 'NEWS')),
  in_app boolean not null,
  email text not null check (email in ('AT_ONCE', 'DAILY', 'WEEKLY', 'OFF')),
  updated_at timestamptz not null default now(),
  primary key (person, event_group)
);

-- The secret address of a person's calendar is signed with their generation: a new one ends the address before.
create table calendar_feed (
  person uuid primary key references person (uuid) on delete cascade,
  generation int not null,
  renewed_at timestamptz not null default now()
);
