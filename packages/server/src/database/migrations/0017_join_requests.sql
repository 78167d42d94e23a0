-- Units that people may join by themselves, those who ask to, and the unit that new people come into.

alter table unit
  -- NONE: nobody sees it who is not in it; REQUEST: whoever manages it decides; OPEN: whoever wants to is in it at once.
  add column join_mode text not null default 'NONE' check (join_mode in ('NONE', 'REQUEST', 'OPEN')),
  add constraint unit_general_join_check check (not is_general or join_mode = 'NONE');
create index unit_join_index on unit (name, uuid) where join_mode <> 'NONE' and is_active and archived_at is null;

create table join_request (
  uuid uuid primary key,
  unit uuid not null references unit (uuid) on delete cascade,
  person uuid not null references person (uuid) on delete cascade,
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
  -- What whoever decided wrote to the person.
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references person (uuid) on delete set null,
  constraint join_request_decided_check check ((state = 'REQUESTED') = (decided_at is null))
);
-- One open request a person and unit.
create unique index join_request_open_index on join_request (unit, person) where state = 'REQUESTED';
create index join_request_page_index on join_request (unit, created_at, uuid) where state = 'REQUESTED';
create index join_request_person_index on join_request (person, created_at);
create index join_request_age_index on join_request (decided_at) where decided_at is not null;

-- Whoever is in a unit waits for nothing there, whichever way they came in.
create function settle_join_requests() returns trigger language plpgsql as $$
begin
  update join_request r set state = 'APPROVED', decided_at = now()
  from changed c where r.unit = c.unit and r.person = c.person and r.state = 'REQUESTED';
  return null;
end $$;
create trigger unit_membership_settled after insert on unit_membership referencing new table as changed
  for each statement execute function settle_join_requests();

-- What was asked for and answered goes with whoever asked.
create function forget_join_requests() returns trigger language plpgsql as $$
begin
  delete from join_request where person = new.uuid;
  return null;
end $$;
create trigger person_requests_forgotten after update of status on person
  for each row when (new.status = 'ANONYMISED' and old.status <> 'ANONYMISED') execute function forget_join_requests();

-- The latest year of a unit that can be taken back.
create index roll_forward_unit_index on roll_forward (unit, created_at) where undone_at is null;

-- Where people come in for whom nobody names a unit; none: the general one.
alter table unit add column takes_new boolean not null default false;
create unique index unit_new_people_index on unit (takes_new) where takes_new;
