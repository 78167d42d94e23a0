/*
  What an assignment for 50,000 people costs a row. docs/assignments.md has figures, docs/decisions/0210 the reasons.
*/

-- No query asks for these any more: lists ask by `is_current` and by `coalesce(due_at, 'infinity')`.
drop index enrolment_due_index;
drop index enrolment_mandatory_index;
-- One index for the sources of an assignment, whether they have ended or not.
drop index enrolment_source_open_assignment_index;
drop index enrolment_source_assignment_index;
create index enrolment_source_assignment_index on enrolment_source (assignment, enrolment) include (ended_at) where assignment is not null;

-- PostgreSQL 18 makes UUIDs of version 7 itself.
do $$ begin
  if current_setting('server_version_num')::int >= 180000 then
    create or replace function ordered_uuid() returns uuid language sql volatile as 'select uuidv7()';
  end if;
end $$;

-- As 0193_current_enrolments.sql. An open cycle beside no other one is the latest and the current one by its defaults.
create or replace function settle_latest_cycles() returns trigger language plpgsql as $$
begin
  update enrolment e set is_latest = s.is_latest, is_current = s.is_current
  from (
    select x.uuid, not exists (select from enrolment n where n.person = x.person and n.cycle > x.cycle and coalesce(n.medium, n.path) = c.target)
        as is_latest, x.access = 'OPEN' and not has_later_open_cycle(x) as is_current
    from (
      select distinct c.person, coalesce(c.medium, c.path) as target from changed c
      where c.access <> 'OPEN' or exists (select from enrolment n where n.person = c.person and n.medium = c.medium and n.cycle <> c.cycle)
        or exists (select from enrolment n where n.person = c.person and n.path = c.path and n.cycle <> c.cycle)) c
    join enrolment x on x.person = c.person and coalesce(x.medium, x.path) = c.target
  ) s
  where e.uuid = s.uuid and (e.is_latest, e.is_current) is distinct from (s.is_latest, s.is_current);
  return null;
end $$;

/*
  An event has person and medium of its enrolment, which refers to both. Checked again for each event they cost two look-ups, and all
  learners of a medium locked its one row.
*/
alter table learning_event drop constraint learning_event_person_fkey;
alter table learning_event drop constraint learning_event_medium_fkey;

-- Progress changes no indexed column any more, so that it leaves the indexes alone (a HOT update) where its page has room.
drop index enrolment_last_active_index;
alter table enrolment set (fillfactor = 90);
