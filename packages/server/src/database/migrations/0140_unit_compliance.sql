/*
  How many mandatory enrolments of a unit, with all units below it, are in each state: at any moment, without reading enrolments.
  A state changes by writes and by time, so each enrolment gives steps: +1 for its state now, and for each future change of it -1 for
  the state it leaves and +1 for the one it enters. The counts of a unit are the sums of its steps until now. docs/dashboard.md has
  an example and figures.

  Rows are only added, so writers never wait for each other; the cleaning sums them up. Unit 0 is everyone. Moments are full hours: a
  state that changes by time is counted at most an hour later.
*/
alter table enrolment add is_latest boolean not null default true;
comment on column enrolment.is_latest is 'no later cycle of the same person and target; kept by a trigger';
update enrolment e set is_latest = false where exists (
  select from enrolment n where n.person = e.person and n.cycle > e.cycle and coalesce(n.medium, n.path) = coalesce(e.medium, e.path));

create function settle_latest_cycles() returns trigger language plpgsql as $$
begin
  update enrolment e set is_latest = not e.is_latest
  from (select distinct c.person, coalesce(c.medium, c.path) as target from changed c) c
  where e.person = c.person and coalesce(e.medium, e.path) = c.target and e.is_latest = exists (
    select from enrolment n where n.person = e.person and n.cycle > e.cycle and coalesce(n.medium, n.path) = c.target);
  return null;
end $$;
create trigger enrolment_cycle_inserted after insert on enrolment referencing new table as changed
  for each statement execute function settle_latest_cycles();
create trigger enrolment_cycle_deleted after delete on enrolment referencing old table as changed
  for each statement execute function settle_latest_cycles();

-- A cycle that goes to another person: both may have another latest one.
create function settle_moved_cycle() returns trigger language plpgsql as $$
begin
  update enrolment e set is_latest = not e.is_latest
  where e.person in (old.person, new.person) and coalesce(e.medium, e.path) in (coalesce(old.medium, old.path), coalesce(new.medium, new.path))
    and e.is_latest = exists (
      select from enrolment n where n.person = e.person and n.cycle > e.cycle and coalesce(n.medium, n.path) = coalesce(e.medium, e.path));
  return null;
end $$;
create trigger enrolment_cycle_moved after update of person, medium, path, cycle on enrolment for each row
  when ((old.person, old.medium, old.path, old.cycle) is distinct from (new.person, new.medium, new.path, new.cycle))
  execute function settle_moved_cycle();

create table unit_compliance (
  -- unit.id, or 0.
  unit int not null,
  state text not null,
  -- The full hour from which it counts; -infinity for what counts already.
  at timestamptz not null,
  change int not null
);
create index unit_compliance_index on unit_compliance (unit, at, state) include (change);

/*
  The steps of one enrolment from an hour on. What was done counts at once; a moment within an hour counts at the end of it. Asked
  again in a later hour it gives the same sums for every hour from then on, so that what was added can be taken away.
*/
create function compliance_steps(
  started_at timestamptz, completed_at timestamptz, failed_at timestamptz, due_at timestamptz, grace_days int,
  valid_until timestamptz, renewal_days int, waived_until timestamptz, hour timestamptz
) returns table (state text, at timestamptz, change int) language sql immutable parallel safe as $$
  select x.state, case when s.at = hour then '-infinity' else s.at end, x.change
  from (
    select t.at, t.state, lag(t.state) over (order by t.at) as previous
    from (
      select v.at, compliance_state(case when started_at is not null then '-infinity'::timestamptz end,
        case when completed_at is not null then '-infinity'::timestamptz end, case when failed_at is not null then '-infinity'::timestamptz end,
        due_at, grace_days, valid_until, renewal_days, waived_until, v.at - interval '1 microsecond', 14) as state
      from (
        select hour as at
        union select date_trunc('hour', m.moment) + interval '1 hour' from unnest(array[due_at - 14 * interval '24 hours', due_at,
          due_at + grace_days * interval '24 hours', valid_until - renewal_days * interval '24 hours', valid_until, waived_until]) as m (moment)
        where m.moment >= hour and m.moment < 'infinity'
      ) v
    ) t
  ) s cross join lateral (values (s.state, 1), (s.previous, -1)) as x (state, change)
  where s.state is distinct from s.previous and x.state is not null
$$;

-- Adds what enrolments are worth to the units of their people, times a sign.
create function counts_in_units(is_mandatory boolean, access text, is_latest boolean) returns boolean language sql immutable parallel safe as $$
  select is_mandatory and is_latest and access = 'OPEN'
$$;
create function is_counted_person(status person_status) returns boolean language sql immutable parallel safe as $$
  select status in ('ACTIVE', 'INVITED')
$$;

create function count_new_enrolments() returns trigger language plpgsql as $$
begin
  insert into unit_compliance (unit, state, at, change)
  select u.id, s.state, s.at, sum(s.change) from changed n
  cross join lateral (select p.unit_ids from person_list_entry p where p.person = n.person and is_counted_person(p.status) offset 0) p
  cross join lateral compliance_steps(n.started_at, n.completed_at, n.failed_at, n.due_at, n.grace_days, n.valid_until, n.renewal_days,
    n.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
  where counts_in_units(n.is_mandatory, n.access, n.is_latest) group by 1, 2, 3 having sum(s.change) <> 0;
  return null;
end $$;
create function count_gone_enrolments() returns trigger language plpgsql as $$
begin
  insert into unit_compliance (unit, state, at, change)
  select u.id, s.state, s.at, -sum(s.change) from gone n
  cross join lateral (select p.unit_ids from person_list_entry p where p.person = n.person and is_counted_person(p.status) offset 0) p
  cross join lateral compliance_steps(n.started_at, n.completed_at, n.failed_at, n.due_at, n.grace_days, n.valid_until, n.renewal_days,
    n.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
  where counts_in_units(n.is_mandatory, n.access, n.is_latest) group by 1, 2, 3 having sum(s.change) <> 0;
  return null;
end $$;
-- Players write progress often; that changes no state and ends at the first statement.
create function count_changed_enrolments() returns trigger language plpgsql as $$
begin
  if not exists (
    select n.uuid, n.person, n.is_mandatory, n.access, n.is_latest, n.started_at is null, n.completed_at is null, n.failed_at is null,
      n.due_at, n.grace_days, n.valid_until, n.renewal_days, n.waived_until from changed n
    except select o.uuid, o.person, o.is_mandatory, o.access, o.is_latest, o.started_at is null, o.completed_at is null, o.failed_at is null,
      o.due_at, o.grace_days, o.valid_until, o.renewal_days, o.waived_until from gone o
  ) then return null; end if;
  insert into unit_compliance (unit, state, at, change)
  select u.id, s.state, s.at, sum(s.change * n.sign) from (
    select 1 as sign, c.* from changed c union all select -1, o.* from gone o
  ) n
  cross join lateral (select p.unit_ids from person_list_entry p where p.person = n.person and is_counted_person(p.status) offset 0) p
  cross join lateral compliance_steps(n.started_at, n.completed_at, n.failed_at, n.due_at, n.grace_days, n.valid_until, n.renewal_days,
    n.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
  where counts_in_units(n.is_mandatory, n.access, n.is_latest) group by 1, 2, 3 having sum(s.change * n.sign) <> 0;
  return null;
end $$;
create function forget_unit_compliance() returns trigger language plpgsql as $$
begin
  delete from unit_compliance;
  return null;
end $$;
create trigger enrolment_counted_inserted after insert on enrolment referencing new table as changed
  for each statement execute function count_new_enrolments();
create trigger enrolment_counted_deleted after delete on enrolment referencing old table as gone
  for each statement execute function count_gone_enrolments();
create trigger enrolment_counted_updated after update on enrolment referencing old table as gone new table as changed
  for each statement execute function count_changed_enrolments();
create trigger enrolment_counted_truncated after truncate on enrolment
  for each statement execute function forget_unit_compliance();

-- People who come, go, are suspended, or whose units move, take their enrolments along.
create function count_moved_enrolments() returns trigger language plpgsql as $$
begin
  if not exists (
    select n.person, n.unit_ids, is_counted_person(n.status) from changed n
    except select o.person, o.unit_ids, is_counted_person(o.status) from gone o
  ) then return null; end if;
  insert into unit_compliance (unit, state, at, change)
  select u.id, s.state, s.at, sum(s.change * m.sign) from (
    select p.person, i.id, sum(p.sign) as sign from (
      select n.person, 1 as sign, 0 || n.unit_ids as unit_ids from changed n where is_counted_person(n.status)
      union all select o.person, -1, 0 || o.unit_ids from gone o where is_counted_person(o.status)
    ) p cross join lateral unnest(p.unit_ids) as i (id) group by 1, 2 having sum(p.sign) <> 0
  ) m
  cross join lateral (select m.id) as u (id)
  cross join lateral (select e.* from enrolment e
    where e.person = m.person and counts_in_units(e.is_mandatory, e.access, e.is_latest) offset 0) e
  cross join lateral compliance_steps(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days,
    e.waived_until, date_trunc('hour', now())) s
  group by 1, 2, 3 having sum(s.change * m.sign) <> 0;
  return null;
end $$;
create trigger person_enrolments_moved after update on person_list_entry referencing old table as gone new table as changed
  for each statement execute function count_moved_enrolments();

insert into unit_compliance (unit, state, at, change)
select u.id, s.state, s.at, sum(s.change) from enrolment e
  join person_list_entry p on p.person = e.person and is_counted_person(p.status)
  cross join lateral compliance_steps(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days,
    e.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
where counts_in_units(e.is_mandatory, e.access, e.is_latest) group by 1, 2, 3 having sum(s.change) <> 0;

-- The people who are overdue the longest.
create index enrolment_overdue_index on enrolment (due_at, uuid) include (person, grace_days, waived_until)
  where is_mandatory and is_latest and completed_at is null and access = 'OPEN';
-- Where somebody was last.
create index enrolment_last_active_index on enrolment (person, last_active_at) where last_active_at is not null;
