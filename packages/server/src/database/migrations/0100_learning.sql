/*
  The learning core: what can be learned, who is enrolled in it, what they did, and what happened when. docs/learning-model.md has the
  diagram and the rules; tables of assignments, paths, tasks, certificates and badges come with their modules and refer to these.

  Texts per language are jsonb objects from a locale to a text ({"en": "Fire safety", "de": "Brandschutz"}). What lists sort and
  search by is a generated column in the main language of the row.
*/

create table category (
  uuid uuid primary key,
  parent uuid references category (uuid),
  key text not null check (key ~ '^[a-z0-9][a-z0-9._-]{1,63}$'),
  names jsonb not null,
  descriptions jsonb not null default '{}',
  -- Order among the categories of the same parent.
  position int not null,
  is_active boolean not null default true,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint category_parent_check check (parent <> uuid)
);
create unique index category_key_index on category (lower(key));
create index category_parent_index on category (parent, position);

-- Keys of merged categories, by which imports still find them.
create table category_alias (
  key text primary key,
  category uuid not null references category (uuid) on delete cascade
);
create index category_alias_category_index on category_alias (category);

create table medium (
  uuid uuid primary key,
  id int generated always as identity,
  kind text not null check (kind in
    ('SCORM', 'VIDEO', 'AUDIO', 'PDF', 'LINK', 'PAGE', 'QUIZ', 'SURVEY', 'EVENT', 'COURSE')),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'RETIRED', 'ARCHIVED')),
  -- The language that every text has; the others fall back to it.
  main_locale text not null check (main_locale in ('en', 'de', 'sw')),
  titles jsonb not null,
  summaries jsonb not null default '{}',
  descriptions jsonb not null default '{}',
  -- {"en": ["…", "…"]}
  goals jsonb not null default '{}',
  title text collate "und-x-icu" not null generated always as (titles ->> main_locale) stored,
  -- Languages the content itself is in.
  languages text[] not null default '{}',
  duration_minutes int check (duration_minutes between 1 and 60000),
  provider text,
  owner_unit uuid not null references unit (uuid),
  responsible uuid references person (uuid),
  booking text not null default 'ASSIGNED_ONLY' check (booking in ('OPEN', 'REQUEST', 'ASSIGNED_ONLY')),
  available_from date,
  available_until date,
  -- The published version; null until the first publication.
  current_version uuid,
  cover_file uuid,
  rating_sum int not null default 0,
  rating_count int not null default 0,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (uuid),
  constraint medium_title_check check (length(titles ->> main_locale) between 1 and 160),
  constraint medium_availability_check check (available_from <= available_until),
  constraint medium_published_check check (state = 'DRAFT' or current_version is not null)
);
create unique index medium_id_index on medium (id);
create index medium_title_index on medium (title, uuid);
create index medium_updated_index on medium (updated_at, uuid);
create index medium_owner_index on medium (owner_unit, title, uuid);

create table medium_category (
  medium uuid references medium (uuid) on delete cascade,
  category uuid references category (uuid),
  primary key (medium, category)
);
create index medium_category_category_index on medium_category (category, medium);

create table medium_tag (
  medium uuid references medium (uuid) on delete cascade,
  tag text not null check (length(tag) between 1 and 40),
  primary key (medium, tag)
);
create index medium_tag_tag_index on medium_tag (tag, medium);

-- The units whose people, with those of all units below, see a medium in the catalogue; none: everyone.
create table medium_unit (
  medium uuid references medium (uuid) on delete cascade,
  unit uuid references unit (uuid) on delete cascade,
  primary key (medium, unit)
);
create index medium_unit_unit_index on medium_unit (unit);

create table medium_version (
  uuid uuid primary key,
  medium uuid not null references medium (uuid) on delete cascade,
  number int not null check (number > 0),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PROCESSING', 'FAILED', 'READY')),
  -- How it was published: as a correction that running attempts move to, or as new content for the next cycle.
  change text check (change in ('FIX', 'CONTENT')),
  -- By kind: {"launch", "manifest"} of a package, {"url"} of a link, {"blocks"} of a page, the settings of a quiz, …
  content jsonb not null default '{}',
  -- What processing and the check of the author found: [{"code", "place", "values"}].
  findings jsonb not null default '[]',
  -- {"rule": "WATCHED", "share": 0.9}; the rules of each kind stand in modules/learning/completionRules.ts.
  completion jsonb not null default '{}',
  pass_mark int check (pass_mark between 0 and 100),
  -- Null: as many as one likes.
  attempt_limit int check (attempt_limit > 0),
  counted_attempt text not null default 'BEST' check (counted_attempt in ('BEST', 'FIRST', 'LAST')),
  note text,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  published_at timestamptz,
  published_by uuid references person (uuid),
  constraint medium_version_published_check check (published_at is null or (state = 'READY' and change is not null)),
  unique (medium, number)
);
alter table medium add foreign key (current_version) references medium_version (uuid) deferrable initially deferred;

-- What has been published stays as it was: people learned from it, and proofs refer to it.
create function keep_published_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A published version is never deleted.' using errcode = 'check_violation', constraint = 'medium_version_kept';
  end if;
  if (old.medium, old.number, old.state, old.change, old.content, old.completion, old.pass_mark, old.attempt_limit, old.counted_attempt, old.published_at)
    is distinct from
    (new.medium, new.number, new.state, new.change, new.content, new.completion, new.pass_mark, new.attempt_limit, new.counted_attempt, new.published_at)
  then
    raise exception 'A published version is never changed.' using errcode = 'check_violation', constraint = 'medium_version_kept';
  end if;
  return new;
end $$;
create trigger medium_version_kept before update or delete on medium_version
  for each row when (old.published_at is not null) execute function keep_published_version();

-- Files of a version, or of the medium itself (its cover). The bytes lie in the file store under `storage_key`.
create table medium_file (
  uuid uuid primary key,
  medium uuid not null references medium (uuid) on delete cascade,
  version uuid references medium_version (uuid) on delete cascade,
  purpose text not null check (purpose in ('PACKAGE', 'MAIN', 'CAPTIONS', 'COVER', 'ATTACHMENT', 'IMAGE')),
  locale text,
  name text not null,
  media_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  storage_key text not null,
  created_at timestamptz not null default now()
);
create index medium_file_version_index on medium_file (version);
create index medium_file_medium_index on medium_file (medium);
alter table medium add foreign key (cover_file) references medium_file (uuid) on delete set null deferrable initially deferred;

-- The parts of a version of a course, in their order.
create table course_item (
  uuid uuid primary key,
  course uuid not null references medium_version (uuid) on delete cascade,
  medium uuid not null references medium (uuid),
  position int not null,
  -- Title of the chapter per language; the first item of a chapter has it.
  chapter jsonb,
  is_required boolean not null default true,
  -- {"after": "<course item>", "score": 80}; null: open from the beginning.
  opens jsonb,
  unique (course, position) deferrable initially immediate
);
create index course_item_medium_index on course_item (medium);

/*
  One enrolment a person, target and cycle. It is open while at least one of its sources is open; a renewal is a new cycle, and an
  earlier one is never changed. A target is a medium, or later a learning path.
*/
create table enrolment (
  uuid uuid primary key,
  person uuid not null references person (uuid),
  medium uuid references medium (uuid),
  path uuid,
  cycle int not null default 1 check (cycle > 0),
  access text not null default 'OPEN' check (access in ('REQUESTED', 'OPEN', 'DECLINED', 'CLOSED')),
  progress_state text not null default 'NOT_STARTED'
    check (progress_state in ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'FAILED')),
  -- Share of the required parts that are complete, in percent; it only rises within a cycle.
  progress int not null default 0 check (progress between 0 and 100),
  score numeric(5, 2) check (score between 0 and 100),
  -- The version somebody began with; a later one of new content applies from the next cycle.
  version uuid references medium_version (uuid),
  is_mandatory boolean not null default false,
  created_at timestamptz not null default now(),
  -- The end of the last day, by the clocks of the unit the deadline came from.
  due_at timestamptz,
  grace_days int not null default 0 check (grace_days >= 0),
  started_at timestamptz,
  last_active_at timestamptz,
  completed_at timestamptz,
  -- Since when no attempt is left; null again with a further one.
  failed_at timestamptz,
  valid_until timestamptz,
  -- How many days before the end of its validity it can be renewed.
  renewal_days int not null default 0 check (renewal_days >= 0),
  waived_at timestamptz,
  -- 'infinity' without an end.
  waived_until timestamptz,
  waived_by uuid references person (uuid),
  waived_reason text,
  revision int not null default 1,
  constraint enrolment_target_check check (num_nonnulls(medium, path) = 1),
  constraint enrolment_completed_check check ((progress_state = 'COMPLETED') = (completed_at is not null)),
  constraint enrolment_failed_check check ((progress_state = 'FAILED') = (failed_at is not null)),
  constraint enrolment_waived_check check ((waived_at is null) = (waived_until is null)),
  unique nulls not distinct (person, medium, path, cycle)
);
create index enrolment_medium_index on enrolment (medium, person) where medium is not null;
create index enrolment_path_index on enrolment (path, person) where path is not null;
create index enrolment_due_index on enrolment (due_at, uuid) where completed_at is null and access = 'OPEN';
create index enrolment_waived_by_index on enrolment (waived_by) where waived_by is not null;
create index enrolment_valid_index on enrolment (valid_until, uuid) where valid_until is not null;

-- Why somebody is enrolled: assigned, by themselves, by a manager, through a path, brought in by an import.
create table enrolment_source (
  uuid uuid primary key,
  enrolment uuid not null references enrolment (uuid) on delete cascade,
  kind text not null check (kind in ('ASSIGNMENT', 'SELF', 'MANAGER', 'PATH', 'IMPORT')),
  assignment uuid,
  -- The enrolment in the path or course that brought this one.
  parent uuid references enrolment (uuid),
  due_at timestamptz,
  since timestamptz not null default now(),
  ended_at timestamptz
);
create unique index enrolment_source_open_index on enrolment_source (enrolment, kind, assignment, parent) nulls not distinct
  where ended_at is null;
create index enrolment_source_assignment_index on enrolment_source (assignment, enrolment) where assignment is not null;
create index enrolment_source_parent_index on enrolment_source (parent) where parent is not null;

-- What an enrolment said until it was changed: with this, the state of any past day can be told.
create table past_enrolment_term (
  enrolment uuid references enrolment (uuid) on delete cascade,
  until_at timestamptz not null default now(),
  access text not null,
  is_mandatory boolean not null,
  due_at timestamptz,
  grace_days int not null,
  valid_until timestamptz,
  renewal_days int not null,
  failed_at timestamptz,
  waived_until timestamptz,
  primary key (enrolment, until_at)
);
create function keep_enrolment_terms() returns trigger language plpgsql as $$
begin
  insert into past_enrolment_term
    (enrolment, access, is_mandatory, due_at, grace_days, valid_until, renewal_days, failed_at, waived_until)
  values (old.uuid, old.access, old.is_mandatory, old.due_at, old.grace_days, old.valid_until, old.renewal_days, old.failed_at, old.waived_until)
  -- Of several changes in one transaction the first one knows what was said before it.
  on conflict do nothing;
  return null;
end $$;
create trigger enrolment_terms_kept
  after update of access, is_mandatory, due_at, grace_days, valid_until, renewal_days, failed_at, waived_until on enrolment
  for each row when (
    (old.access, old.is_mandatory, old.due_at, old.grace_days, old.valid_until, old.renewal_days, old.failed_at, old.waived_until)
    is distinct from
    (new.access, new.is_mandatory, new.due_at, new.grace_days, new.valid_until, new.renewal_days, new.failed_at, new.waived_until)
  ) execute function keep_enrolment_terms();

/*
  The state of an enrolment at a moment, for every list, tile, filter and mail; for a past day with the terms of that day. Its twin is complianceState() in
  modules/learning/complianceState.ts; a test holds the two against each other.
*/
create function compliance_state(
  started_at timestamptz, completed_at timestamptz, failed_at timestamptz, due_at timestamptz, grace_days int,
  valid_until timestamptz, renewal_days int, waived_until timestamptz, moment timestamptz, due_soon_days int
) returns text language sql immutable parallel safe as $$
  select case
    when waived_until > moment then 'WAIVED'
    when completed_at <= moment then case
      when valid_until <= moment then 'EXPIRED'
      when valid_until <= moment + renewal_days * interval '24 hours' then 'EXPIRING'
      else 'COMPLETED'
    end
    when due_at + grace_days * interval '24 hours' < moment then 'OVERDUE'
    when due_at < moment then 'IN_GRACE'
    when failed_at <= moment then 'FAILED'
    when due_at < moment + due_soon_days * interval '24 hours' then 'DUE_SOON'
    when started_at <= moment then 'IN_PROGRESS'
    else 'NOT_STARTED'
  end
$$;

-- A try at a medium, or at one part of a course.
create table attempt (
  uuid uuid primary key,
  enrolment uuid not null references enrolment (uuid) on delete cascade,
  item uuid references course_item (uuid),
  version uuid not null references medium_version (uuid),
  number int not null check (number > 0),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'FINISHED', 'ABANDONED')),
  completion text not null default 'UNKNOWN' check (completion in ('UNKNOWN', 'INCOMPLETE', 'COMPLETE')),
  success text not null default 'UNKNOWN' check (success in ('UNKNOWN', 'PASSED', 'FAILED')),
  score numeric(5, 2) check (score between 0 and 100),
  progress int not null default 0 check (progress between 0 and 100),
  seconds int not null default 0 check (seconds >= 0),
  -- Where to go on: a page, a second, the bookmark of a package.
  location text,
  suspend_data text,
  -- What else a package stored: objectives, interactions, preferences.
  runtime jsonb not null default '{}',
  -- The seconds of a video or an audio file that were played.
  watched int4multirange not null default '{}',
  -- The number of the last write; one with a lower number is refused, the same number is a repetition.
  sequence bigint not null default 0,
  device text,
  started_at timestamptz not null default now(),
  last_active_at timestamptz not null default now(),
  -- When its time is over, by the server's clock.
  ends_at timestamptz,
  ended_at timestamptz,
  unique nulls not distinct (enrolment, item, number)
);

-- How far somebody is with a part of a course.
create table part_progress (
  enrolment uuid references enrolment (uuid) on delete cascade,
  item uuid references course_item (uuid),
  state text not null default 'IN_PROGRESS' check (state in ('IN_PROGRESS', 'COMPLETED', 'FAILED')),
  progress int not null default 0 check (progress between 0 and 100),
  score numeric(5, 2) check (score between 0 and 100),
  completed_at timestamptz,
  primary key (enrolment, item),
  constraint part_progress_completed_check check ((state = 'COMPLETED') = (completed_at is not null))
);

/*
  What happened, in its order; nothing is ever changed or removed. Statistics and answers about the past are made of it.
  `units` holds the units of the person, with all above them, as they were at that moment.
*/
create table learning_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  person uuid not null references person (uuid),
  -- Who did it, where that is not the person: a manager, an administrator.
  actor uuid references person (uuid),
  enrolment uuid references enrolment (uuid),
  medium uuid references medium (uuid),
  path uuid,
  item uuid,
  version uuid,
  cycle int,
  units uuid[] not null default '{}',
  score numeric(5, 2),
  seconds int,
  data jsonb not null default '{}'
);
create index learning_event_person_index on learning_event (person, id);
create index learning_event_actor_index on learning_event (actor) where actor is not null;
create index learning_event_enrolment_index on learning_event (enrolment, id) where enrolment is not null;
create index learning_event_medium_index on learning_event (medium, at) where medium is not null;

-- Sums a day, medium and unit, with the people of all units below; a person in two units counts once in what lies above both.
create table learning_day (
  day date,
  medium uuid references medium (uuid),
  unit uuid references unit (uuid) on delete cascade,
  starts int not null default 0,
  completions int not null default 0,
  failures int not null default 0,
  attempts int not null default 0,
  seconds bigint not null default 0,
  score_sum numeric not null default 0,
  score_count int not null default 0,
  primary key (medium, unit, day)
);
create index learning_day_unit_index on learning_day (unit, day);

create function add_learning_days() returns trigger language plpgsql as $$
begin
  insert into learning_day as d (day, medium, unit, starts, completions, failures, attempts, seconds, score_sum, score_count)
  select installation_day(e.at), e.medium, u.unit,
    count(*) filter (where e.kind = 'STARTED'), count(*) filter (where e.kind = 'COMPLETED'),
    count(*) filter (where e.kind = 'FAILED'), count(*) filter (where e.kind = 'ATTEMPT_ENDED'),
    coalesce(sum(e.seconds) filter (where e.kind = 'ATTEMPT_ENDED'), 0),
    coalesce(sum(e.score) filter (where e.kind = 'ATTEMPT_ENDED'), 0), count(e.score) filter (where e.kind = 'ATTEMPT_ENDED')
  from added e cross join unnest(e.units) u (unit)
  where e.medium is not null and e.item is null and e.kind in ('STARTED', 'COMPLETED', 'FAILED', 'ATTEMPT_ENDED')
    and exists (select from unit where unit.uuid = u.unit)
  group by 1, 2, 3 order by 2, 3, 1
  on conflict (medium, unit, day) do update set
    starts = d.starts + excluded.starts, completions = d.completions + excluded.completions, failures = d.failures + excluded.failures,
    attempts = d.attempts + excluded.attempts, seconds = d.seconds + excluded.seconds,
    score_sum = d.score_sum + excluded.score_sum, score_count = d.score_count + excluded.score_count;
  return null;
end $$;
create trigger learning_event_added after insert on learning_event referencing new table as added
  for each statement execute function add_learning_days();
