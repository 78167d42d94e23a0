/*
  `is_current` marks the row that lists and figures show: the latest open cycle of a person and target. `is_latest` is another thing: a
  renewal that waits for an answer is the latest cycle, and the one before it is still current. Figures count current rows from now on,
  voluntary ones too, so that the figures of /user-statistics need no counting. docs/decisions/0193 has the reasons.
*/
alter table enrolment add is_current boolean not null default true;
comment on column enrolment.is_current is 'open, and no later cycle of the same person and target is open; kept by triggers';
update enrolment e set is_current = false where e.access <> 'OPEN' or exists (select from enrolment n where n.person = e.person
  and n.cycle > e.cycle and n.access = 'OPEN' and coalesce(n.medium, n.path) = coalesce(e.medium, e.path));

create function has_later_open_cycle(e enrolment) returns boolean language sql stable as $$
  select exists (select from enrolment n where n.person = e.person and n.cycle > e.cycle and n.access = 'OPEN'
    and coalesce(n.medium, n.path) = coalesce(e.medium, e.path))
$$;

create or replace function settle_latest_cycles() returns trigger language plpgsql as $$
begin
  update enrolment e set is_latest = s.is_latest, is_current = s.is_current
  from (
    select x.uuid, not exists (select from enrolment n where n.person = x.person and n.cycle > x.cycle and coalesce(n.medium, n.path) = c.target)
        as is_latest, x.access = 'OPEN' and not has_later_open_cycle(x) as is_current
    from (select distinct c.person, coalesce(c.medium, c.path) as target from changed c) c
    join enrolment x on x.person = c.person and coalesce(x.medium, x.path) = c.target
  ) s
  where e.uuid = s.uuid and (e.is_latest, e.is_current) is distinct from (s.is_latest, s.is_current);
  return null;
end $$;

create or replace function settle_moved_cycle() returns trigger language plpgsql as $$
begin
  update enrolment e set is_latest = s.is_latest, is_current = s.is_current
  from (
    select x.uuid, not exists (select from enrolment n where n.person = x.person and n.cycle > x.cycle
        and coalesce(n.medium, n.path) = coalesce(x.medium, x.path)) as is_latest, x.access = 'OPEN' and not has_later_open_cycle(x) as is_current
    from enrolment x where x.person in (old.person, new.person)
      and coalesce(x.medium, x.path) in (coalesce(old.medium, old.path), coalesce(new.medium, new.path))
  ) s
  where e.uuid = s.uuid and (e.is_latest, e.is_current) is distinct from (s.is_latest, s.is_current);
  return null;
end $$;
create trigger enrolment_access_changed after update of access on enrolment for each row
  when (old.access is distinct from new.access) execute function settle_moved_cycle();

alter table unit_compliance add is_mandatory boolean not null default true;
create or replace function count_new_enrolments() returns trigger language plpgsql as $$
begin
  insert into unit_compliance (unit, is_mandatory, state, at, change)
  select u.id, n.is_mandatory, s.state, s.at, sum(s.change) from changed n
  cross join lateral (select p.unit_ids from person_list_entry p where p.person = n.person and is_counted_person(p.status) offset 0) p
  cross join lateral compliance_steps(n.started_at, n.completed_at, n.failed_at, n.due_at, n.grace_days, n.valid_until, n.renewal_days,
    n.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
  where n.access = 'OPEN' and n.is_current and n.medium is not null group by 1, 2, 3, 4 having sum(s.change) <> 0;
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
  where n.access = 'OPEN' and n.is_current and n.medium is not null group by 1, 2, 3, 4 having sum(s.change) <> 0;
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
  where n.access = 'OPEN' and n.is_current and n.medium is not null group by 1, 2, 3, 4 having sum(s.change * n.sign) <> 0;
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
    where e.person = m.person and e.access = 'OPEN' and e.is_current and e.medium is not null offset 0) e
  cross join lateral compliance_steps(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days,
    e.waived_until, date_trunc('hour', now())) s
  group by 1, 2, 3, 4 having sum(s.change * m.sign) <> 0;
  return null;
end $$;
drop function counts_in_units(boolean, text, boolean);

delete from unit_compliance;
insert into unit_compliance (unit, is_mandatory, state, at, change)
select u.id, e.is_mandatory, s.state, s.at, sum(s.change) from enrolment e
  join person_list_entry p on p.person = e.person and is_counted_person(p.status)
  cross join lateral compliance_steps(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days,
    e.waived_until, date_trunc('hour', now())) s
  cross join lateral unnest(0 || p.unit_ids) as u (id)
where e.access = 'OPEN' and e.is_current and e.medium is not null group by 1, 2, 3, 4 having sum(s.change) <> 0;
drop index unit_compliance_index;
create index unit_compliance_index on unit_compliance (unit, is_mandatory, at, state) include (change);
