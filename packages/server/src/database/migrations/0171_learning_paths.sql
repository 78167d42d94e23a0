/*
  Learning paths: stages in an order, each with media and conditions to open. docs/learning-paths.md has the rules. A path is the
  target of an enrolment, as a medium is. A published version never changes.
*/
create table learning_path (
  uuid uuid primary key,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
  main_locale text not null check (main_locale in ('en', 'de', 'sw')),
  titles jsonb not null,
  summaries jsonb not null default '{}',
  title text collate "und-x-icu" not null generated always as (titles ->> main_locale) stored,
  search_text text not null generated always as (public.fold_text(public.local_texts(titles))) stored,
  -- Days begin and end by the clocks of this unit; its people, with those of all units below, see the path in the catalogue.
  owner_unit uuid not null references unit (uuid),
  booking text not null default 'ASSIGNED_ONLY' check (booking in ('OPEN', 'ASSIGNED_ONLY')),
  -- The published version; null until the first publication.
  current_version uuid,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (uuid),
  constraint learning_path_title_check check (length(titles ->> main_locale) between 1 and 160),
  constraint learning_path_published_check check ((state = 'DRAFT') = (current_version is null))
);
create index learning_path_title_index on learning_path (title, uuid);
create index learning_path_updated_index on learning_path (updated_at, uuid);
create index learning_path_owner_index on learning_path (owner_unit);
create index learning_path_created_by_index on learning_path (created_by) where created_by is not null;
create index learning_path_updated_by_index on learning_path (updated_by) where updated_by is not null;

create table path_version (
  uuid uuid primary key,
  path uuid not null references learning_path (uuid) on delete cascade,
  number int not null check (number > 0),
  created_at timestamptz not null default now(),
  -- Null: the draft.
  published_at timestamptz,
  published_by uuid references person (uuid),
  unique (path, number)
);
create unique index path_version_draft_index on path_version (path) where published_at is null;
create index path_version_published_by_index on path_version (published_by) where published_by is not null;
alter table learning_path add foreign key (current_version) references path_version (uuid) deferrable initially deferred;

create table path_stage (
  uuid uuid primary key,
  version uuid not null references path_version (uuid) on delete cascade,
  -- From 0 on, without gaps.
  position int not null check (position >= 0),
  titles jsonb not null,
  -- How many items have to be completed; null: all.
  needed int check (needed > 0),
  -- Days after the beginning of the path; null: no due date.
  due_days int check (due_days between 0 and 3650),
  -- It opens when every condition is met. The first stage has nothing before it.
  after_previous boolean not null default true,
  opens_on date,
  -- Days after the beginning of the path.
  opens_days int check (opens_days between 1 and 3650),
  score_medium uuid references medium (uuid),
  score_min int check (score_min between 1 and 100),
  constraint path_stage_score_check check ((score_medium is null) = (score_min is null)),
  unique (version, position)
);
create index path_stage_score_index on path_stage (score_medium) where score_medium is not null;

create table path_stage_item (
  stage uuid references path_stage (uuid) on delete cascade,
  medium uuid references medium (uuid),
  position int not null check (position >= 0),
  primary key (stage, medium)
);
create index path_stage_item_medium_index on path_stage_item (medium);

create function keep_path_version() returns trigger language plpgsql as $$
begin
  raise exception 'A published version of a path is never changed.' using errcode = 'check_violation', constraint = 'path_version_kept';
end $$;
create trigger path_version_kept before update of path, number, published_at or delete on path_version
  for each row when (old.published_at is not null) execute function keep_path_version();
create function keep_path_stages() returns trigger language plpgsql as $$
begin
  if exists (select from path_version v where v.uuid = old.version and v.published_at is not null) then
    raise exception 'A published version of a path is never changed.' using errcode = 'check_violation', constraint = 'path_version_kept';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger path_stage_kept before update or delete on path_stage for each row execute function keep_path_stages();

alter table enrolment
  add foreign key (path) references learning_path (uuid),
  -- The version of the path that the person is in.
  add column path_version uuid references path_version (uuid),
  -- When a stage opens by its date next.
  add column path_opens_at timestamptz;
create index enrolment_path_version_index on enrolment (path_version) where path_version is not null;
create index enrolment_path_opens_index on enrolment (path_opens_at) where path_opens_at is not null;
alter table assignment_target add foreign key (path) references learning_path (uuid) on delete cascade;
create index assignment_target_path_index on assignment_target (path) where path is not null;

-- What somebody can be enrolled in, for lists that show both.
create view learning_target as
  select uuid, kind, state, main_locale, titles, summaries, title, search_text, duration_minutes, owner_unit, current_version from medium
  union all
  select uuid, 'PATH', state, main_locale, titles, summaries, title, search_text, null::int, owner_unit, null::uuid from learning_path;
