-- What a manager typed of a person collides with somebody they may not see: an administrator is asked, beside the sign-ins.
alter table link_case
  alter column subject drop not null,
  drop constraint link_case_reason_check,
  add constraint link_case_reason_check check (reason in
    ('UNVERIFIED_EMAIL', 'SEVERAL_CANDIDATES', 'ADDRESS_REUSED', 'NO_CANDIDATE', 'ASKED_TO_ADD', 'ASKED_TO_CHANGE')),
  add column displayed_id text,
  add column external_id text,
  add column asked_by uuid references person (uuid) on delete set null,
  -- Where the manager wanted to add somebody.
  add column unit uuid references unit (uuid) on delete cascade,
  -- Whom the manager wanted to change.
  add column concerned uuid references person (uuid) on delete cascade,
  add constraint link_case_asked_check check (case reason
    when 'ASKED_TO_ADD' then subject is null and unit is not null and concerned is null
    when 'ASKED_TO_CHANGE' then subject is null and unit is null and concerned is not null
    else subject is not null and unit is null and concerned is null end);
create index link_case_asked_index on link_case (asked_by, created_at) where asked_by is not null;
create index link_case_unit_index on link_case (unit) where unit is not null;
create index link_case_concerned_index on link_case (concerned) where concerned is not null;
