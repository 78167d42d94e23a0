/*
  People linked to a learner: guardians, mentors, line managers. A relation begins with an invitation by email or code and shows
  the relative no more than `sees`. docs/relatives.md has the rules.
*/
create table relation (
  uuid uuid primary key,
  learner uuid not null references person (uuid) on delete cascade,
  -- Null until somebody took the invitation.
  relative uuid references person (uuid) on delete cascade,
  -- Where the invitation was sent; null for a code.
  email text,
  type text not null check (type in ('GUARDIAN', 'MENTOR', 'LINE_MANAGER')),
  -- Beside whether something is done.
  sees text[] not null default '{}' check (sees <@ array['DUE_DATES', 'SCORES', 'CERTIFICATES']::text[]),
  state text not null default 'INVITED' check (state in ('INVITED', 'ACTIVE', 'ENDED', 'DECLINED')),
  -- The last day, by the clocks of the installation.
  until date,
  -- SHA-256 of the code, which is not kept; null once it was used.
  code_hash bytea,
  code_expires_at timestamptz,
  relative_accepted_at timestamptz,
  learner_accepted_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('ADMINISTRATOR', 'LEARNER', 'RELATIVE')),
  created_by uuid references person (uuid),
  created_at timestamptz not null default now(),
  revision int not null default 1,
  constraint relation_self_check check (learner <> relative),
  constraint relation_active_check check (state <> 'ACTIVE' or (relative is not null and started_at is not null))
);
create unique index relation_active_index on relation (learner, relative, type) where state = 'ACTIVE';
create unique index relation_code_index on relation (code_hash);
create index relation_created_index on relation (created_at, uuid);
create index relation_learner_index on relation (learner);
create index relation_relative_index on relation (relative);

-- An invitation that nobody took in time is EXPIRED, a relation whose last day is over ENDED: the one place where it is decided.
create function relation_state(state text, relative_accepted_at timestamptz, code_expires_at timestamptz, until date, moment timestamptz)
returns text language sql stable as $$
  select case
    when state = 'INVITED' and relative_accepted_at is null and code_expires_at <= moment then 'EXPIRED'
    when state in ('ACTIVE', 'INVITED') and until is not null and day_end(until, installation_zone()) <= moment then 'ENDED'
    else state
  end
$$;

-- Wrong codes, so that nobody guesses.
create table relation_code_attempt (
  person uuid not null references person (uuid) on delete cascade,
  at timestamptz not null default now()
);
create index relation_code_attempt_index on relation_code_attempt (person, at);

-- Of a person who is anonymised no relation stays.
create function anonymise_relations() returns trigger language plpgsql as $$
begin
  delete from relation where learner = new.uuid or relative = new.uuid;
  delete from relation_code_attempt where person = new.uuid;
  return null;
end $$;
create trigger person_relations_anonymised after update of status on person
  for each row when (new.status = 'ANONYMISED' and old.status <> 'ANONYMISED') execute function anonymise_relations();
