-- Administrators who look at the pages as somebody else: who, whom, why, until when. The administrator's own token stays
-- the only key; a row names whom it opens the view of.

create table view_as (
  uuid uuid primary key,
  viewer uuid not null references person on delete cascade,
  person uuid not null references person on delete cascade check (person <> viewer),
  -- The administrator's session at the provider: the view ends with it.
  session_id text not null,
  reason text not null check (char_length(reason) between 1 and 500),
  started_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz,
  check (expires_at > started_at and expires_at <= started_at + interval '30 minutes')
);
-- One at a time.
create unique index view_as_running_index on view_as (viewer) where ended_at is null;
create index view_as_viewer_index on view_as (viewer);
create index view_as_person_index on view_as (person);
