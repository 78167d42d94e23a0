/*
  Assignments: who has to learn what, until when and how often. docs/assignments.md has the rules. An assignment gives its targets
  through sources of enrolments; modules/assignments/evaluation brings these up to date.
*/

create table assignment (
  uuid uuid primary key,
  title text collate "und-x-icu" not null check (length(title) between 1 and 160),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'ACTIVE', 'PAUSED', 'ENDED')),
  -- The assignment that this draft will replace the settings of.
  edit_of uuid references assignment (uuid) on delete cascade,
  owner_unit uuid not null references unit (uuid),
  is_mandatory boolean not null default true,
  due_rule text not null default 'NONE'
    check (due_rule in ('NONE', 'FIXED_DATE', 'AFTER_JOINING', 'AFTER_ASSIGNED', 'AFTER_ACTIVATION')),
  due_on date,
  due_days int check (due_days between 0 and 3650),
  -- Of FIXED_DATE: nobody has fewer days.
  late_days int check (late_days between 1 and 3650),
  starts_on date,
  grace_days int not null default 0 check (grace_days between 0 and 365),
  renewal text not null default 'NONE' check (renewal in ('NONE', 'FROM_COMPLETION', 'FROM_EXPIRY', 'FIXED_DAY')),
  every_months int check (every_months between 1 and 120),
  fixed_from date,
  window_days int not null default 0 check (window_days between 0 and 365),
  minimum_days int not null default 0 check (minimum_days between 0 and 3650),
  -- Completions of so many days before count; null: none does.
  earlier_days int check (earlier_days between 0 and 3650),
  is_announced boolean not null default true,
  reminder_days int[] not null default '{30,7,1}' check (cardinality(reminder_days) <= 5),
  overdue_every_days int default 7 check (overdue_every_days between 1 and 90),
  is_list_sent boolean not null default true,
  last_step text not null default 'WHAT' check (last_step in ('WHAT', 'WHO', 'WHEN', 'HOW_OFTEN', 'MESSAGES', 'CHECK')),
  activated_at timestamptz,
  -- Null: it has to be evaluated as soon as possible.
  evaluated_at timestamptz,
  ended_at timestamptz,
  due_sort date not null generated always as (coalesce(due_on, 'infinity'::date)) stored,
  search_text text not null generated always as (fold_text(title)) stored,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (uuid),
  constraint assignment_edit_check check (edit_of is null or state = 'DRAFT'),
  constraint assignment_activated_check check ((state = 'DRAFT') = (activated_at is null)),
  constraint assignment_due_check check (case due_rule when 'FIXED_DATE' then due_on is not null and due_days is null
    when 'NONE' then due_on is null and due_days is null else due_on is null and due_days is not null end),
  constraint assignment_interval_check check ((renewal = 'NONE') = (every_months is null)),
  constraint assignment_fixed_check check ((renewal = 'FIXED_DAY') = (fixed_from is not null))
);
create unique index assignment_edit_index on assignment (edit_of) where edit_of is not null;
create index assignment_title_index on assignment (title, uuid);
create index assignment_due_index on assignment (due_sort, uuid);
create index assignment_updated_index on assignment (updated_at, uuid);
create index assignment_owner_index on assignment (owner_unit);
create index assignment_active_index on assignment (evaluated_at) where state = 'ACTIVE';
create index assignment_created_by_index on assignment (created_by) where created_by is not null;
create index assignment_updated_by_index on assignment (updated_by) where updated_by is not null;

-- What it gives: media, and later learning paths.
create table assignment_target (
  assignment uuid not null references assignment (uuid) on delete cascade,
  medium uuid references medium (uuid) on delete cascade,
  path uuid,
  constraint assignment_target_check check (num_nonnulls(medium, path) = 1),
  unique nulls not distinct (assignment, medium, path)
);
create index assignment_target_medium_index on assignment_target (medium) where medium is not null;

create table assignment_unit (
  assignment uuid references assignment (uuid) on delete cascade,
  unit uuid references unit (uuid) on delete cascade,
  with_sub_units boolean not null default true,
  -- Its people do not get the assignment, whatever else brings it to them.
  is_excluded boolean not null default false,
  primary key (assignment, unit)
);
create index assignment_unit_unit_index on assignment_unit (unit);

create table assignment_person (
  assignment uuid references assignment (uuid) on delete cascade,
  person uuid references person (uuid) on delete cascade,
  is_excluded boolean not null default false,
  primary key (assignment, person)
);
create index assignment_person_person_index on assignment_person (person);

-- People whose place, state or roles changed since they were evaluated. A queue: whoever changes somebody while the job is at work adds a row of their own.
create table assignment_recheck (
  id bigint generated always as identity primary key,
  person uuid not null references person (uuid) on delete cascade
);
create index assignment_recheck_person_index on assignment_recheck (person);

alter table enrolment
  -- A due date that was set for this person; it outranks those of the sources.
  add column own_due_at timestamptz;
alter table enrolment_source
  add foreign key (assignment) references assignment (uuid),
  -- The unit that brought the person the assignment, by whose clocks deadlines end; null: they were named themselves.
  add column unit uuid references unit (uuid) on delete set null,
  -- The day the person joined that unit.
  add column joined_on date,
  -- The end of the validity that this cycle renews; null in a first cycle.
  add column renews_at timestamptz,
  -- Until when the completion of this cycle counts for the assignment.
  add column valid_until timestamptz;
create index enrolment_source_open_assignment_index on enrolment_source (assignment, enrolment)
  where assignment is not null and ended_at is null;
create index enrolment_source_unit_index on enrolment_source (unit) where unit is not null;
-- Requests for media, the oldest first.
create index enrolment_requested_index on enrolment (created_at, uuid) include (person) where access = 'REQUESTED';

-- The last second of a day by the clocks of a zone.
create function day_end(day date, zone text) returns timestamptz language sql immutable parallel safe as $$
  select timezone(zone, day + time '23:59:59')
$$;

/*
  The last day of validity; null without a renewal. Its twin is renewalDay() in modules/assignments/recurrence.ts; assignments.test.ts
  compares the two. A late renewal, after `expires` and the days of grace, counts from the completion.
*/
create function renewal_day(
  renewal text, every_months int, fixed_from date, minimum_days int, grace_days int, completed date, expires date
) returns date language sql immutable parallel safe as $$
  select case renewal
    when 'FROM_COMPLETION' then (completed + make_interval(months => every_months))::date
    when 'FROM_EXPIRY' then
      (case when completed <= expires + grace_days then expires else completed end + make_interval(months => every_months))::date
    when 'FIXED_DAY' then (
      select min(f.day) from (
        select (fixed_from + make_interval(months => every_months * greatest(0, n.steps + o.more)))::date as day
        from (select (((extract(year from completed + minimum_days) - extract(year from fixed_from)) * 12
          + extract(month from completed + minimum_days) - extract(month from fixed_from))::int / every_months) as steps) n
        cross join (values (0), (1)) o (more)) f
      where f.day >= completed + minimum_days)
  end
$$;

-- When a due date was set, the day until which somebody who got the assignment has time; null without a due rule.
create function assignment_due_day(
  due_rule text, due_on date, due_days int, late_days int, active_on date, assigned_on date, joined_on date
) returns date language sql immutable parallel safe as $$
  select case due_rule
    when 'FIXED_DATE' then greatest(due_on, assigned_on + late_days)
    -- Who was there before the assignment has the days from then.
    when 'AFTER_JOINING' then greatest(joined_on, active_on) + due_days
    when 'AFTER_ASSIGNED' then assigned_on + due_days
    when 'AFTER_ACTIVATION' then active_on + due_days
  end
$$;

-- A completion is dated in its own transaction: until when it counts for each assignment, and for all of them.
create function date_renewal() returns trigger language plpgsql as $$
declare
  earliest record;
begin
  update enrolment_source s
  set valid_until = day_end(renewal_day(a.renewal, a.every_months, a.fixed_from, a.minimum_days, a.grace_days,
    (new.completed_at at time zone z.name)::date, (s.renews_at at time zone z.name)::date), z.name)
  from assignment a cross join lateral (select unit_zone(coalesce(
    (select o.unit from enrolment_source o where o.enrolment = new.uuid and o.assignment = a.uuid and o.ended_at is null limit 1),
    a.owner_unit)) as name) z
  where s.enrolment = new.uuid and s.ended_at is null and a.uuid = s.assignment and a.renewal <> 'NONE';
  select s.valid_until, a.window_days into earliest
  from enrolment_source s join assignment a on a.uuid = s.assignment
  where s.enrolment = new.uuid and s.ended_at is null and s.valid_until is not null
  order by s.valid_until, a.window_days desc limit 1;
  if found then
    new.valid_until := earliest.valid_until;
    new.renewal_days := earliest.window_days;
  end if;
  return new;
end $$;
create trigger enrolment_renewal_dated before update of completed_at on enrolment
  for each row when (old.completed_at is null and new.completed_at is not null) execute function date_renewal();

-- Whoever joins, leaves, is suspended or comes back is evaluated by the next run of the job.
create function recheck_members() returns trigger language plpgsql as $$
begin
  if exists (select from assignment where state = 'ACTIVE') then
    insert into assignment_recheck (person) select distinct c.person from changed c
      where exists (select from person p where p.uuid = c.person);
  end if;
  return null;
end $$;
create trigger unit_membership_added_recheck after insert on unit_membership referencing new table as changed
  for each statement execute function recheck_members();
create trigger unit_membership_changed_recheck after update on unit_membership referencing new table as changed
  for each statement execute function recheck_members();
create trigger unit_membership_removed_recheck after delete on unit_membership referencing old table as changed
  for each statement execute function recheck_members();

create function recheck_person() returns trigger language plpgsql as $$
begin
  insert into assignment_recheck (person) select new.uuid where exists (select from assignment where state = 'ACTIVE');
  return null;
end $$;
create trigger person_recheck after update of status, roles on person
  for each row when ((old.status, old.roles) is distinct from (new.status, new.roles)) execute function recheck_person();

create function recheck_assignments() returns trigger language plpgsql as $$
begin
  update assignment set evaluated_at = null where state = 'ACTIVE' and evaluated_at is not null;
  return null;
end $$;
create trigger unit_moved_recheck after update of parent on unit for each statement execute function recheck_assignments();
