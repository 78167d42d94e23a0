/*
  How people go through learning paths. `path_stage_states` says which stages are done and open, `path_steps` what has to be written
  for that, and `advance_paths` writes it. The preview of a publication asks the first two for a version that nobody is in yet.
*/

-- What a person has completed of a medium that counts in a path: in the first cycle also earlier, as long as it was valid when the path began.
create function path_credit(of_person uuid, of_medium uuid, of_cycle int, begun_at timestamptz)
  returns table (completed_at timestamptz, score numeric) language sql stable parallel safe as $$
  select max(c.completed_at), max(c.score) from enrolment c
  where c.person = of_person and c.medium = of_medium and c.completed_at is not null
    and (c.completed_at >= begun_at or of_cycle = 1 and (c.valid_until is null or c.valid_until > begun_at))
$$;

-- `waits_for` is the place of the stage that has to be done, and open, before.
create function path_stage_states(enrolments uuid[], as_version uuid default null, moment timestamptz default now())
  returns table (enrolment uuid, stage uuid, place int, items int, needed int, done int, is_done boolean, is_open boolean,
    waits_for int, opens_at timestamptz, waits_for_score boolean, due_at timestamptz) language sql stable as $$
  with zones as materialized (
    select p.uuid, unit_zone(p.owner_unit) as zone from learning_path p
    where p.uuid in (select n.path from enrolment n where n.uuid = any(enrolments))),
  held as materialized (
    select n.uuid, n.person, n.cycle, n.created_at, coalesce(as_version, n.path_version) as version, z.zone,
      (n.created_at at time zone z.zone)::date as begun_on
    from enrolment n join zones z on z.uuid = n.path where n.uuid = any(enrolments)),
  counted as (
    select h.uuid as enrolment, s.uuid as stage, count(i.medium)::int as items, count(c.completed_at)::int as done
    from held h join path_stage s on s.version = h.version join path_stage_item i on i.stage = s.uuid
      cross join lateral path_credit(h.person, i.medium, h.cycle, h.created_at) c
    group by 1, 2),
  stated as (
    select h.uuid as enrolment, s.uuid as stage, s.position as place, c.items, least(coalesce(s.needed, c.items), c.items) as needed, c.done,
      c.done >= least(coalesce(s.needed, c.items), c.items) as is_done, s.after_previous,
      greatest(timezone(h.zone, s.opens_on::timestamp), timezone(h.zone, (h.begun_on + s.opens_days)::timestamp)) as opens_at,
      s.score_medium is not null and coalesce(w.score < s.score_min, true) as waits_for_score,
      day_end(h.begun_on + s.due_days, h.zone) as due_at
    from held h join path_stage s on s.version = h.version join counted c on c.enrolment = h.uuid and c.stage = s.uuid
      cross join lateral path_credit(h.person, s.score_medium, h.cycle, h.created_at) w),
  -- Stages that follow each other: one that does not wait for the stage before begins the next run.
  chained as (
    select t.*, count(*) filter (where not t.after_previous) over (partition by t.enrolment order by t.place) as run,
      not t.waits_for_score and coalesce(t.opens_at <= moment, true) as is_reached
    from stated t),
  waiting as (
    select c.*, min(c.place) filter (where not (c.is_done and c.is_reached))
      over (partition by c.enrolment, c.run order by c.place rows between unbounded preceding and 1 preceding) as waits_for
    from chained c)
  select w.enrolment, w.stage, w.place, w.items, w.needed, w.done, w.is_done, w.waits_for is null and w.is_reached,
    w.waits_for, w.opens_at, w.waits_for_score, w.due_at
  from waiting w
$$;

/*
  OPEN: the medium of an open stage has no source from this path; DATE: it has another due date. Where it is not wanted any more, END:
  the source ends; LOOSEN: somebody has begun it and may finish, without a due date.
*/
create type path_step as (
  enrolment uuid, person uuid, medium uuid, action text, due_at timestamptz, source uuid, child uuid, begins_cycle boolean
);

create function path_steps(enrolments uuid[], as_version uuid default null, moment timestamptz default now())
  returns setof path_step language sql stable as $$
  with wanted as materialized (
    select e.uuid as enrolment, e.person, i.medium, min(s.due_at) as due_at
    from path_stage_states(enrolments, as_version, moment) s join enrolment e on e.uuid = s.enrolment
      join path_stage_item i on i.stage = s.stage cross join lateral path_credit(e.person, i.medium, e.cycle, e.created_at) c
    where s.is_open and not s.is_done and c.completed_at is null and e.access = 'OPEN' and e.completed_at is null
    group by 1, 2, 3),
  held as materialized (
    select s.parent as enrolment, c.person, c.medium, s.uuid as source, c.uuid as child, s.due_at, c.started_at
    from enrolment_source s join enrolment c on c.uuid = s.enrolment
    where s.parent = any(enrolments) and s.kind = 'PATH' and s.ended_at is null and c.completed_at is null)
  select t.enrolment, t.person, t.medium, t.action, t.due_at, t.source, t.child, t.action = 'OPEN' and t.begins_cycle
  from (
    select coalesce(w.enrolment, h.enrolment) as enrolment, coalesce(w.person, h.person) as person, coalesce(w.medium, h.medium) as medium,
      case when h.source is null then 'OPEN'
        when w.medium is not null then case when w.due_at is distinct from h.due_at then 'DATE' end
        when h.started_at is null or p.access <> 'OPEN' then 'END' when h.due_at is not null then 'LOOSEN' end as action,
      w.due_at, h.source, coalesce(h.child, l.uuid) as child, l.uuid is null or l.completed_at is not null as begins_cycle
    from wanted w full join held h on h.enrolment = w.enrolment and h.medium = w.medium
      join enrolment p on p.uuid = coalesce(w.enrolment, h.enrolment)
      left join lateral (select n.uuid, n.completed_at from enrolment n
        where n.person = coalesce(w.person, h.person) and n.medium = coalesce(w.medium, h.medium) order by n.cycle desc limit 1) l on true) t
  where t.action is not null
$$;

create function units_around(of_person uuid) returns uuid[] language sql stable as $$
  select coalesce((select array_agg(distinct a.ancestor) from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = of_person), '{}')
$$;

-- Brings the media of paths into line with their stages, and the paths with their media.
create function advance_paths(enrolments uuid[]) returns void language plpgsql as $$
declare
  steps path_step[];
  touched uuid[];
begin
  -- One after the other: the second of two completions then sees the first.
  perform from enrolment e where e.uuid = any(enrolments) order by e.uuid for no key update;
  select array_agg(s order by s.person, s.medium) into steps from path_steps(enrolments) s;
  if steps is not null then
    insert into enrolment (uuid, person, medium, cycle, access)
    select gen_random_uuid(), s.person, s.medium,
      1 + coalesce((select max(n.cycle) from enrolment n where n.person = s.person and n.medium = s.medium), 0), 'CLOSED'
    from (select distinct person, medium from unnest(steps) where begins_cycle) s
    on conflict (person, medium, path, cycle) do nothing;
    insert into enrolment_source (uuid, enrolment, kind, parent, due_at)
    select gen_random_uuid(), l.uuid, 'PATH', s.enrolment, s.due_at
    from unnest(steps) s cross join lateral (
      select n.uuid from enrolment n where n.person = s.person and n.medium = s.medium order by n.cycle desc limit 1) l
    where s.action = 'OPEN'
    on conflict (enrolment, kind, assignment, parent) where ended_at is null do nothing;
    update enrolment_source s set due_at = case when t.action = 'END' then s.due_at else t.due_at end,
      ended_at = case when t.action = 'END' then now() end
    from unnest(steps) t where s.uuid = t.source;
    touched := array(select distinct l.uuid from unnest(steps) s cross join lateral (
      select n.uuid from enrolment n where n.person = s.person and n.medium = s.medium
        and (n.uuid = s.child or s.action = 'OPEN') order by n.cycle desc limit 1) l);
    with before as (select e.uuid, e.access from enrolment e where e.uuid = any(touched)),
    settled as (
      update enrolment e set revision = e.revision + 1, access = m.access, is_mandatory = e.is_mandatory or m.is_mandatory,
        due_at = case when e.completed_at is null then coalesce(e.own_due_at, m.due_at) else e.due_at end
      from (
        select n.uuid, min(s.due_at) as due_at, coalesce(bool_or(p.is_mandatory), false) as is_mandatory,
          case when count(s.uuid) > 0 then 'OPEN' when n.access in ('REQUESTED', 'DECLINED') then n.access else 'CLOSED' end as access
        from enrolment n left join enrolment_source s on s.enrolment = n.uuid and s.ended_at is null
          left join enrolment p on p.uuid = s.parent
        where n.uuid = any(touched) group by n.uuid) m
      where e.uuid = m.uuid returning e.*)
    insert into learning_event (kind, person, enrolment, medium, cycle, units)
    select case s.access when 'OPEN' then 'ENROLLED' else 'CLOSED' end, s.person, s.uuid, s.medium, s.cycle, units_around(s.person)
    from settled s join before b on b.uuid = s.uuid where b.access <> s.access;
  end if;
  with sums as (
    select s.enrolment, sum(s.needed) as needed, sum(least(s.done, s.needed)) as done, bool_and(s.is_done) as is_done,
      min(s.opens_at) filter (where not s.is_done and s.opens_at > now()) as opens_at
    from path_stage_states(enrolments) s group by 1),
  before as (select e.uuid, e.started_at from enrolment e where e.uuid = any(enrolments)),
  changed as (
    update enrolment e set path_opens_at = s.opens_at, last_active_at = case when b.is_begun then now() else e.last_active_at end,
      progress = greatest(e.progress, case when s.is_done then 100 else least(99, (s.done * 100 / s.needed)::int) end),
      started_at = case when b.is_begun then coalesce(e.started_at, now()) end,
      progress_state = case when s.is_done then 'COMPLETED' when b.is_begun then 'IN_PROGRESS' else e.progress_state end,
      completed_at = case when s.is_done then now() end, revision = e.revision + 1
    from sums s cross join lateral (select s.done > 0 or exists (select from enrolment_source o join enrolment c on c.uuid = o.enrolment
      where o.parent = s.enrolment and c.started_at is not null) or exists (select from enrolment n where n.uuid = s.enrolment and n.started_at is not null) as is_begun) b
    where e.uuid = s.enrolment and e.completed_at is null and e.access = 'OPEN' returning e.*)
  insert into learning_event (kind, person, enrolment, path, cycle, units)
  select k.kind, c.person, c.uuid, c.path, c.cycle, units_around(c.person)
  from changed c join before b on b.uuid = c.uuid
    cross join lateral (values (1, 'STARTED', b.started_at is null and c.started_at is not null), (2, 'COMPLETED', c.completed_at is not null)) k (place, kind, holds)
  where k.holds order by c.uuid, k.place;
  update enrolment e set path_opens_at = null where e.uuid = any(enrolments) and e.path_opens_at is not null
    and (e.access <> 'OPEN' or e.completed_at is not null);
end $$;

-- Who is enrolled begins with the published version.
create function begin_path() returns trigger language plpgsql as $$
begin
  new.path_version := coalesce(new.path_version, (select p.current_version from learning_path p where p.uuid = new.path));
  return new;
end $$;
create trigger enrolment_path_begun before insert on enrolment
  for each row when (new.path is not null) execute function begin_path();

create function advance_begun_paths() returns trigger language plpgsql as $$
declare
  begun uuid[] := array(select a.uuid from added a where a.path is not null and a.access = 'OPEN');
begin
  if cardinality(begun) > 0 then
    perform advance_paths(begun);
  end if;
  return null;
end $$;
create trigger enrolment_path_added after insert on enrolment referencing new table as added
  for each statement execute function advance_begun_paths();

create function advance_path() returns trigger language plpgsql as $$
begin
  perform advance_paths(array[new.uuid]);
  return null;
end $$;
create trigger enrolment_path_access_changed after update of access on enrolment
  for each row when (new.path is not null and old.access <> new.access) execute function advance_path();

-- The item, its stage and the path are completed in one transaction.
create function advance_paths_of_events() returns trigger language plpgsql as $$
declare
  concerned uuid[];
begin
  if not exists (select from added where medium is not null and item is null and kind in ('STARTED', 'COMPLETED', 'REGRADED')) then
    return null;
  end if;
  concerned := array(
    select distinct p.uuid from added a join enrolment p on p.person = a.person and p.path is not null and p.access = 'OPEN' and p.completed_at is null
      join path_stage s on s.version = p.path_version
    where a.medium is not null and a.item is null and a.kind in ('STARTED', 'COMPLETED', 'REGRADED')
      and exists (select from path_stage_item i where i.stage = s.uuid and i.medium = a.medium));
  if cardinality(concerned) > 0 then
    perform advance_paths(concerned);
  end if;
  return null;
end $$;
create trigger learning_event_advances_paths after insert on learning_event referencing new table as added
  for each statement execute function advance_paths_of_events();
