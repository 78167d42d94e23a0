/*
  What becomes of a person and a target of an assignment, a medium or a learning path: KEEP its source; OPEN a cycle; JOIN the cycle there is; COUNT a completion;
  LEAVE: its source ends; NONE: has no source and gets none.
*/

// $1: whose settings; $2: only these people, null for all; $3: as if `starts_on` were reached. Before it nobody gets a source; who has one keeps it.
const settings = `a as materialized (
    select d.*, coalesce(d.edit_of, d.uuid) as target, installation_day(coalesce(e.activated_at, d.activated_at, now())) as activated_on,
      d.starts_on is null or d.starts_on <= installation_day() or $3::boolean as has_begun
    from assignment d left join assignment e on e.uuid = d.edit_of where d.uuid = $1)`

const membersOf = (isExcluded: boolean): string => `assignment_unit x
      join unit_ancestor ua on ua.ancestor = x.unit and (x.with_sub_units or ua.distance = 0)
      join unit_membership m on m.unit = ua.unit and is_not_over(m.until, m.unit)
      where x.assignment = $1 and ${isExcluded ? '' : 'not '}x.is_excluded and ($2::uuid[] is null or m.person = any($2))`

// Not `is not distinct from`, which no hash join takes.
const nobody = `'00000000-0000-0000-0000-000000000000'::uuid`

const audience = `named as (
    select distinct on (n.person) n.person, n.unit, n.joined from (
      select m.person, m.unit, m.created_at as joined, 0 as place from ${membersOf(false)}
      union all select x.person, null, null, 1 from assignment_person x
        where x.assignment = $1 and not x.is_excluded and ($2::uuid[] is null or x.person = any($2))) n
    order by n.person, n.place, n.joined, n.unit),
  kept_out as (select distinct m.person from ${membersOf(true)}),
  zone as materialized (select u.unit, unit_zone(coalesce(u.unit, (select owner_unit from a))) as name
    from (select distinct unit from named union select null) u),
  audience as (
    select n.person, n.unit, z.name as zone, (n.joined at time zone z.name)::date as joined_on,
      x.person is not null as is_excluded, p.status not in ('ACTIVE', 'INVITED') as is_suspended, not ('LEARNER' = any(p.roles)) as is_no_learner
    from (select person, unit, joined from named union all
        select x.person, null, null from assignment_person x
        where x.assignment = $1 and x.is_excluded and ($2::uuid[] is null or x.person = any($2))
          and not exists (select from named n where n.person = x.person)) n
      join person p on p.uuid = n.person join zone z on coalesce(z.unit, ${nobody}) = coalesce(n.unit, ${nobody})
      left join assignment_person x on x.assignment = $1 and x.person = n.person and x.is_excluded
    where n.person not in (select person from kept_out))`

const held = `held as (
    select distinct on (e.person, coalesce(e.medium, e.path)) e.person, coalesce(e.medium, e.path) as target, e.uuid as enrolment, e.cycle, e.completed_at, e.waived_until,
      s.uuid as source, s.since, s.renews_at, s.unit as source_unit, s.joined_on as source_joined_on, s.valid_until as source_valid_until,
      s.due_at as source_due_at
    from enrolment_source s join enrolment e on e.uuid = s.enrolment
    where s.assignment = (select target from a) and s.ended_at is null
      and ($2::uuid[] is null or e.person = any($2))
    order by e.person, coalesce(e.medium, e.path), e.cycle desc)`

// `renewal_day` is a call of its own, which PostgreSQL does not inline: only where something was completed.
const validity = (
  completed: string,
  renews: string,
): string => `case when ${completed} is not null and a.renewal <> 'NONE' then day_end(renewal_day(a.renewal, a.every_months, a.fixed_from,
  a.minimum_days, a.grace_days, (${completed} at time zone f.zone)::date, (${renews} at time zone f.zone)::date), f.zone) end`

// Two index scans: `coalesce(e.medium, e.path)` would read every enrolment of the person.
const latest = `select e.* from (
        select e.* from enrolment e where e.person = f.person and e.medium = f.target
        union all select e.* from enrolment e where e.person = f.person and e.path = f.target) e
      order by e.cycle desc limit 1`

const pairs = `pair as materialized (
    select coalesce(w.person, h.person) as person, coalesce(w.target, h.target) as target, w.unit, w.joined_on,
      coalesce(w.is_excluded, false) as is_excluded, coalesce(w.is_suspended, false) as is_suspended,
      coalesce(w.is_no_learner, false) as is_no_learner, w.person is not null as is_named,
      coalesce(w.zone, (select name from zone where unit is null)) as zone,
      h.source, h.enrolment as held, h.cycle as held_cycle, h.completed_at as held_completed_at, h.waived_until as held_waived_until,
      h.since, h.renews_at as held_renews_at, h.source_unit, h.source_joined_on, h.source_valid_until, h.source_due_at
    from (select * from audience cross join (select coalesce(t.medium, t.path) as target from assignment_target t where t.assignment = $1) t) w
      full join held h on h.person = w.person and h.target = w.target),
  fact as materialized (
    select f.*, l.uuid as latest, l.cycle, l.access, l.completed_at, l.due_at, l.own_due_at, l.waived_until,
      f.is_named and not (f.is_excluded or f.is_suspended or f.is_no_learner) as is_wanted,
      ${validity('f.held_completed_at', 'f.held_renews_at')} as held_valid, ${validity('l.completed_at', 'null::timestamptz')} as latest_valid,
      coalesce(l.completed_at >= now() - a.earlier_days * interval '1 day', false) as is_counted
    from pair f cross join a
      left join lateral (${latest}) l on true)`

// The window opens with a day by the clocks of the unit, not at the hour of the end.
const isBeforeWindow = (valid: string): string =>
  `(${valid} at time zone f.zone)::date - a.window_days > (now() at time zone f.zone)::date`

const decided = `decided as materialized (
    select f.*, case
      when not f.is_wanted then case when f.source is null then 'NONE' else 'LEAVE' end
      when f.source is null and not a.has_begun then 'NONE'
      when f.source is not null and (f.held_completed_at is null or f.held_valid is null or ${isBeforeWindow('f.held_valid')}
        or f.held_waived_until > now()) then 'KEEP'
      when f.latest is null or f.held_cycle = f.cycle then 'OPEN'
      when f.completed_at is null then 'JOIN'
      when f.source is not null then 'COUNT'
      when f.is_counted and (f.latest_valid is null or ${isBeforeWindow('f.latest_valid')}) then 'COUNT'
      else 'OPEN' end as action
    from fact f cross join a),
  timed as materialized (
    select f.*, case when f.action = 'KEEP' then f.held_renews_at when f.source is not null then f.held_valid
      when f.action = 'OPEN' and f.is_counted and f.latest_valid > now() then f.latest_valid end as renews_at,
      coalesce((f.since at time zone f.zone)::date, greatest((now() at time zone f.zone)::date, a.starts_on)) as assigned_on
    from decided f cross join a)`

/** A common table `plan`: one row for each person and target that an assignment concerns; `is_changed` where it is not as it was already. */
export const planTables = `${settings}, ${audience}, ${held}, ${pairs}, ${decided},
  planned as materialized (
    select f.person, f.target, f.unit, f.joined_on, f.zone, f.source, f.held, f.latest, f.cycle, f.access, f.action, f.renews_at,
      f.completed_at, f.waived_until, f.is_excluded, f.is_suspended, f.is_no_learner, f.is_named, f.own_due_at,
      case when f.completed_at is null and f.access = 'OPEN' then f.due_at end as due_now,
      case when f.action in ('NONE', 'LEAVE', 'COUNT') or (f.action = 'KEEP' and f.held_completed_at is not null) then null
        else coalesce(f.renews_at, day_end(assignment_due_day(a.due_rule, a.due_on, a.due_days, a.late_days,
          greatest(a.activated_on, a.starts_on), f.assigned_on, coalesce(f.joined_on, f.assigned_on)), f.zone)) end as due_at,
      case when f.action = 'COUNT' then ${validity('f.completed_at', 'f.renews_at')} when f.action = 'KEEP' then f.held_valid end as valid_until,
      f.held_completed_at is not null as is_held_done, f.source_unit, f.source_joined_on, f.source_valid_until, f.source_due_at
    from timed f cross join a),
  plan as (
    select p.*, p.action <> 'KEEP' or (p.source_unit, p.source_joined_on, p.source_valid_until, p.source_due_at)
      is distinct from (p.unit, p.joined_on, p.valid_until, case when p.is_held_done then p.source_due_at else p.due_at end) as is_changed
    from planned p)`
