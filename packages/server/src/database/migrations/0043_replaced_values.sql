/*
  What an act on many people put in place of what each of them had (roles, a last day), so that it can be taken back exactly: the
  log does not keep personal values, and everybody had something else. Gone after a week, and with the person.
*/
create table replaced_value (
  -- The job, or an identifier of its own where it was done at once.
  act uuid not null,
  person uuid not null references person (uuid) on delete cascade,
  kind text not null,
  -- Who did it: nobody else takes it back.
  owner uuid,
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (act, person)
);
create index replaced_value_person_index on replaced_value (person);
create index replaced_value_age_index on replaced_value (created_at);
