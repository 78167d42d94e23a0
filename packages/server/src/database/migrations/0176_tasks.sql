/*
  Tasks: what people hand in, and its reviews. docs/tasks.md has the rules. Who is addressed follows the units and people that a task
  names; a row of `task_submission` is made with the first thing that somebody does.
*/
create table task (
  uuid uuid primary key,
  title text collate "und-x-icu" not null check (length(title) between 1 and 160),
  -- Plain markup (decision 0045).
  instructions text not null default '',
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'CLOSED', 'ARCHIVED')),
  owner_unit uuid not null references unit (uuid),
  -- The beginning of a day, and ends of days, by the clocks of the owner unit.
  opens_at timestamptz,
  due_at timestamptz,
  late_rule text not null default 'ALLOW' check (late_rule in ('ALLOW', 'ALLOW_UNTIL', 'REFUSE')),
  late_until timestamptz,
  -- How often an answer may be returned.
  resubmissions int not null default 1 check (resubmissions between 0 and 20),
  answer_kinds text[] not null default '{TEXT}'
    check (cardinality(answer_kinds) > 0 and answer_kinds <@ array['TEXT', 'FILES', 'LINK', 'PHOTO']),
  reviewed_by text not null default 'UNIT_MANAGERS' check (reviewed_by in ('UNIT_MANAGERS', 'NAMED')),
  grading text not null default 'PASS_FAIL' check (grading in ('PASS_FAIL', 'POINTS')),
  max_points int check (max_points between 1 and 1000),
  pass_points int check (pass_points between 0 and max_points),
  due_sort timestamptz not null generated always as (coalesce(due_at, 'infinity'::timestamptz)) stored,
  search_text text not null generated always as (fold_text(title)) stored,
  -- When people were told of it; null: somebody is to be told.
  announced_at timestamptz,
  published_at timestamptz,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (uuid),
  constraint task_late_check check ((late_rule = 'ALLOW_UNTIL') = (late_until is not null)),
  constraint task_points_check check ((grading = 'POINTS') = (max_points is not null) and (grading = 'POINTS') = (pass_points is not null)),
  constraint task_published_check check ((state = 'DRAFT') = (published_at is null))
);
create index task_title_index on task (title, uuid);
create index task_due_index on task (due_sort, uuid);
create index task_updated_index on task (updated_at, uuid);
create index task_owner_index on task (owner_unit);
create index task_unannounced_index on task (opens_at) where state = 'PUBLISHED' and announced_at is null;
create index task_created_by_index on task (created_by) where created_by is not null;
create index task_updated_by_index on task (updated_by) where updated_by is not null;

create table task_unit (
  task uuid references task (uuid) on delete cascade,
  unit uuid references unit (uuid) on delete cascade,
  with_sub_units boolean not null default true,
  primary key (task, unit)
);
create index task_unit_unit_index on task_unit (unit);

create table task_person (
  task uuid references task (uuid) on delete cascade,
  person uuid references person (uuid) on delete cascade,
  primary key (task, person)
);
create index task_person_person_index on task_person (person);

-- Of NAMED.
create table task_reviewer (
  task uuid references task (uuid) on delete cascade,
  person uuid references person (uuid) on delete cascade,
  primary key (task, person)
);
create index task_reviewer_person_index on task_reviewer (person);

-- What one person hands in for one task, over all versions. Without a row they have not begun.
create table task_submission (
  uuid uuid primary key default gen_random_uuid(),
  task uuid not null references task (uuid),
  person uuid not null references person (uuid),
  -- Their unit when they began, for statistics.
  unit uuid references unit (uuid) on delete set null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SUBMITTED', 'RETURNED', 'PASSED', 'FAILED')),
  -- A due date that was set for this person.
  own_due_at timestamptz,
  -- The draft of the next version. A higher sequence replaces it.
  draft_text text not null default '',
  draft_link text not null default '',
  draft_sequence int not null default 0,
  drafted_at timestamptz,
  -- Number of the newest version.
  version int not null default 0,
  first_handed_in_at timestamptz,
  handed_in_at timestamptz,
  -- Fixed by the first version.
  is_late boolean not null default false,
  returned_count int not null default 0,
  -- Of a revision that was asked for.
  revision_due_at timestamptz,
  -- Who reviews it now, and until when nobody else can.
  claimed_by uuid references person (uuid),
  claimed_until timestamptz,
  -- The feedback of the claim, not told yet.
  feedback text not null default '',
  feedback_points int,
  points int,
  decided_at timestamptz,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  constraint task_submission_once unique (task, person),
  constraint task_submission_handed_in_check check ((version = 0) = (handed_in_at is null) and (version = 0) = (first_handed_in_at is null)
    and (state = 'DRAFT') = (version = 0)),
  constraint task_submission_claim_check check ((claimed_by is null) = (claimed_until is null))
);
create index task_submission_person_index on task_submission (person);
create index task_submission_unit_index on task_submission (unit) where unit is not null;
create index task_submission_claim_index on task_submission (claimed_by) where claimed_by is not null;
-- The review queue, the longest waiting first.
create index task_submission_queue_index on task_submission (handed_in_at, uuid) where state = 'SUBMITTED';
create index task_submission_task_queue_index on task_submission (task, handed_in_at, uuid) where state = 'SUBMITTED';

-- What was handed in never changes; its review is written once.
create table task_version (
  submission uuid not null references task_submission (uuid) on delete cascade,
  number int not null check (number > 0),
  text text not null default '',
  link text not null default '',
  handed_in_at timestamptz not null default now(),
  -- Of the text, the link and the digests of the files.
  sha256 text not null,
  receipt text not null,
  decision text check (decision in ('RETURNED', 'PASSED', 'FAILED')),
  comment text not null default '',
  points int,
  reviewed_at timestamptz,
  reviewed_by uuid references person (uuid),
  primary key (submission, number),
  constraint task_version_review_check check ((decision is null) = (reviewed_at is null))
);
create unique index task_version_receipt_index on task_version (receipt);
create index task_version_reviewer_index on task_version (reviewed_by, reviewed_at) where reviewed_by is not null;
create index task_version_reviewed_index on task_version (reviewed_at) where reviewed_at is not null;

-- Files of instructions, and of answers. A file of a draft stays while a version has it.
create table task_file (
  uuid uuid primary key,
  task uuid references task (uuid) on delete cascade,
  submission uuid references task_submission (uuid) on delete cascade,
  is_in_draft boolean not null default true,
  name text not null,
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  storage_key text not null,
  created_at timestamptz not null default now(),
  constraint task_file_owner_check check (num_nonnulls(task, submission) = 1)
);
create index task_file_task_index on task_file (task) where task is not null;
create index task_file_submission_index on task_file (submission) where submission is not null;
create index task_file_storage_index on task_file (storage_key);

create table task_version_file (
  submission uuid,
  number int,
  file uuid references task_file (uuid),
  primary key (submission, number, file),
  foreign key (submission, number) references task_version (submission, number) on delete cascade
);
create index task_version_file_file_index on task_version_file (file);

-- The cleaning of media removes the bytes.
create trigger task_file_removed after delete on task_file
  referencing old table as removed for each statement execute function note_removed_medium_files();

-- Uploads in parts (tus) are also for tasks.
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check
  check (kind in ('LOGO', 'AVATAR', 'IMPORT', 'LEGAL_TEXT', 'MEDIUM', 'PAGE_IMAGE', 'CERTIFICATE', 'TASK'));
alter table medium_upload add column purpose text not null default 'MEDIUM' check (purpose in ('MEDIUM', 'TASK'));

-- Whether a task is for somebody: a learner whom it names, or in a unit that it names.
create function is_task_audience(named_task uuid, learner uuid) returns boolean language sql stable parallel safe as $$
  select exists (select from person p where p.uuid = learner and p.status in ('ACTIVE', 'INVITED') and 'LEARNER' = any(p.roles)) and (
    exists (select from task_person x where x.task = named_task and x.person = learner)
    or exists (select from task_unit x join unit_ancestor ua on ua.ancestor = x.unit and (x.with_sub_units or ua.distance = 0)
      join unit_membership m on m.unit = ua.unit and is_not_over(m.until, m.unit)
      where x.task = named_task and m.person = learner))
$$;

-- Everybody whom a task is for.
create function task_audience(named_task uuid) returns setof uuid language sql stable parallel safe as $$
  select p.uuid from person p where p.status in ('ACTIVE', 'INVITED') and 'LEARNER' = any(p.roles) and p.uuid in (
    select x.person from task_person x where x.task = named_task
    union select m.person from task_unit x join unit_ancestor ua on ua.ancestor = x.unit and (x.with_sub_units or ua.distance = 0)
      join unit_membership m on m.unit = ua.unit and is_not_over(m.until, m.unit) where x.task = named_task)
$$;

-- Of a person who is anonymised the results stay, and what they wrote and sent goes.
create function anonymise_task_submissions() returns trigger language plpgsql as $$
begin
  delete from task_version_file f using task_submission s where s.uuid = f.submission and s.person = new.uuid;
  delete from task_file f using task_submission s where s.uuid = f.submission and s.person = new.uuid;
  update task_version v set text = '', link = '', comment = '' from task_submission s where s.uuid = v.submission and s.person = new.uuid;
  update task_submission set draft_text = '', draft_link = '', feedback = '', revision = revision + 1 where person = new.uuid;
  update task_submission set claimed_by = null, claimed_until = null where claimed_by = new.uuid;
  delete from task_person where person = new.uuid;
  delete from task_reviewer where person = new.uuid;
  return null;
end $$;
create trigger person_task_submissions_anonymised after update of status on person
  for each row when (new.status = 'ANONYMISED' and old.status <> 'ANONYMISED') execute function anonymise_task_submissions();
