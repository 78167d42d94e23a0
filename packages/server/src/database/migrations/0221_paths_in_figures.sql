/*
  Figures count enrolments in learning paths too, as the lists of /user-statistics show them beside media. The functions are those of 0193
  and 0198 without the condition on media.
*/
create or replace function count_new_enrolments() returns trigger language plpgsql as $$
begin
  insert into unit_compliance (unit, is_mandatory, state, at, change)
  select u.id, n.is_mandatory, s.state, s.at, sum(s.change * n.count) from (
    select p.unit_ids, e.is_mandatory, e.started_at is not null as has_started, e.completed_at is not null as is_completed,
      e.failed_at is not null as has_failed, e.due_at, e.grace_days, e.valid_until, e.renewal_days, e.waived_until, count(*) as count
    from changed e
    -- Asked for each, also where the statement was planned for many.
    cross join lateral (select l.unit_ids from person_list_entry l where l.person = e.person and is_counted_person(l.status) offset 0) p
    where e.access = 'OPEN' and e.is_current group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ) n
  cross join lateral compliance_steps(case when n.has_started then '-infinity'::timestamptz end,
    case when n.is_completed then '-infinity'::timestamptz end, case when n.has_failed then '-infinity'::timestamptz end, n.due_at,
    n.grace_days, n.valid_until, n.renewal_days, n.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || n.unit_ids) as u (id)
  group by 1, 2, 3, 4 having sum(s.change * n.count) <> 0;
  return null;
end $$;

create or replace function count_gone_enrolments() returns trigger language plpgsql as $$
begin
  insert into unit_compliance (unit, is_mandatory, state, at, change)
  select u.id, n.is_mandatory, s.state, s.at, -sum(s.change) from gone n
  cross join lateral (select p.unit_ids from person_list_entry p where p.person = n.person and is_counted_person(p.status) offset 0) p
  cross join lateral compliance_steps(n.started_at, n.completed_at, n.failed_at, n.due_at, n.grace_days, n.valid_until, n.renewal_days,
    n.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
  where n.access = 'OPEN' and n.is_current group by 1, 2, 3, 4 having sum(s.change) <> 0;
  return null;
end $$;

create or replace function count_changed_enrolments() returns trigger language plpgsql as $$
begin
  if not exists (
    select n.uuid, n.person, n.is_mandatory, n.access, n.is_current, n.started_at is null, n.completed_at is null, n.failed_at is null,
      n.due_at, n.grace_days, n.valid_until, n.renewal_days, n.waived_until from changed n
    except select o.uuid, o.person, o.is_mandatory, o.access, o.is_current, o.started_at is null, o.completed_at is null, o.failed_at is null,
      o.due_at, o.grace_days, o.valid_until, o.renewal_days, o.waived_until from gone o
  ) then return null; end if;
  insert into unit_compliance (unit, is_mandatory, state, at, change)
  select u.id, n.is_mandatory, s.state, s.at, sum(s.change * n.sign) from (
    select 1 as sign, c.* from changed c union all select -1, o.* from gone o
  ) n
  cross join lateral (select p.unit_ids from person_list_entry p where p.person = n.person and is_counted_person(p.status) offset 0) p
  cross join lateral compliance_steps(n.started_at, n.completed_at, n.failed_at, n.due_at, n.grace_days, n.valid_until, n.renewal_days,
    n.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
  where n.access = 'OPEN' and n.is_current group by 1, 2, 3, 4 having sum(s.change * n.sign) <> 0;
  return null;
end $$;

create or replace function count_moved_enrolments() returns trigger language plpgsql as $$
begin
  if not exists (
    select n.person, n.unit_ids, is_counted_person(n.status) from changed n
    except select o.person, o.unit_ids, is_counted_person(o.status) from gone o
  ) then return null; end if;
  insert into unit_compliance (unit, is_mandatory, state, at, change)
  select u.id, e.is_mandatory, s.state, s.at, sum(s.change * m.sign) from (
    select p.person, i.id, sum(p.sign) as sign from (
      select n.person, 1 as sign, 0 || n.unit_ids as unit_ids from changed n where is_counted_person(n.status)
      union all select o.person, -1, 0 || o.unit_ids from gone o where is_counted_person(o.status)
    ) p cross join lateral unnest(p.unit_ids) as i (id) group by 1, 2 having sum(p.sign) <> 0
  ) m
  cross join lateral (select m.id) as u (id)
  cross join lateral (select e.* from enrolment e
    where e.person = m.person and e.access = 'OPEN' and e.is_current offset 0) e
  cross join lateral compliance_steps(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days,
    e.waived_until, date_trunc('hour', now())) s
  group by 1, 2, 3, 4 having sum(s.change * m.sign) <> 0;
  return null;
end $$;

-- What there is already.
insert into unit_compliance (unit, is_mandatory, state, at, change)
select u.id, e.is_mandatory, s.state, s.at, sum(s.change) from enrolment e
  join person_list_entry p on p.person = e.person and is_counted_person(p.status)
  cross join lateral compliance_steps(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days,
    e.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
where e.access = 'OPEN' and e.is_current and e.path is not null group by 1, 2, 3, 4 having sum(s.change) <> 0;
