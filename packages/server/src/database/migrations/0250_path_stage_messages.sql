-- Enrolments in paths where stages opened after they began: the job `paths.openStages` tells the people and deletes the rows.
create table path_opening (
  enrolment uuid primary key references enrolment (uuid) on delete cascade,
  -- What has opened since then is new.
  at timestamptz not null default now()
);

-- What is open at the beginning needs no message: whoever begins sees it, or is told of the assignment.
create function note_path_openings() returns trigger language plpgsql as $$
begin
  insert into path_opening (enrolment)
  select distinct a.parent from added a join enrolment e on e.uuid = a.parent
  where a.kind = 'PATH' and a.ended_at is null and e.path is not null and e.created_at < now()
  on conflict do nothing;
  return null;
end $$;
create trigger enrolment_source_path_opened after insert on enrolment_source
  referencing new table as added for each statement execute function note_path_openings();
