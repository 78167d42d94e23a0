/*
  Quizzes: the question bank, the questions drawn for an attempt with their answers, and more time for people who need it.
  The settings of a quiz are `medium_version.content` of its medium (modules/quiz/core/quizSettings.ts); they name versions of
  questions. docs/quiz.md has the rules.
*/

create table question (
  uuid uuid primary key,
  owner_unit uuid not null references unit (uuid),
  archived_at timestamptz,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (uuid)
);
create index question_updated_index on question (updated_at, uuid);
create index question_owner_index on question (owner_unit, updated_at, uuid);
create index question_created_by_index on question (created_by) where created_by is not null;
create index question_updated_by_index on question (updated_by) where updated_by is not null;

create table question_tag (
  question uuid references question (uuid) on delete cascade,
  tag text not null check (length(tag) between 1 and 40),
  primary key (question, tag)
);
create index question_tag_tag_index on question_tag (tag, question);

create table question_version (
  uuid uuid primary key,
  question uuid not null references question (uuid),
  number int not null check (number > 0),
  type text not null check (type in
    ('SINGLE', 'MULTIPLE', 'TRUE_FALSE', 'MATCHING', 'ORDERING', 'CLOZE', 'NUMERIC', 'SHORT_TEXT', 'ESSAY', 'SCALE')),
  -- A few words for outlines; without them a question is shown by its number.
  title text check (length(title) between 1 and 160),
  -- By type: modules/quiz/core/questionContent.ts.
  content jsonb not null,
  points numeric(6, 2) not null default 1 check (points >= 0),
  -- Since when a published quiz or an attempt has it. From then on it never changes.
  used_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references person (uuid),
  unique (question, number)
);
create index question_version_created_by_index on question_version (created_by) where created_by is not null;

create function keep_used_question() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A used question is never deleted.' using errcode = 'check_violation', constraint = 'question_version_kept';
  end if;
  if (old.question, old.number, old.type, old.title, old.content, old.points, old.used_at)
    is distinct from (new.question, new.number, new.type, new.title, new.content, new.points, new.used_at)
  then
    raise exception 'A used question is never changed.' using errcode = 'check_violation', constraint = 'question_version_kept';
  end if;
  return new;
end $$;
create trigger question_version_kept before update or delete on question_version
  for each row when (old.used_at is not null) execute function keep_used_question();

-- Publishing a quiz uses its questions.
create function use_quiz_questions() returns trigger language plpgsql as $$
begin
  update question_version set used_at = now()
  where used_at is null and uuid in (
    select q.uuid::uuid from jsonb_path_query(new.content, 'lax $.sections[*].questions[*]') v, lateral (select v #>> '{}' as uuid) q
    where q.uuid ~ '^[0-9a-fA-F-]{36}$');
  return null;
end $$;
create trigger medium_version_questions_used after update of published_at on medium_version
  for each row when (old.published_at is null and new.published_at is not null) execute function use_quiz_questions();

create table quiz_attempt (
  attempt uuid primary key references attempt (uuid) on delete cascade,
  -- Orders options; learners never see it, since the order could be computed back from it.
  seed text not null,
  -- When the questions were drawn: the time limit begins here.
  opened_at timestamptz not null default now(),
  handed_in_at timestamptz,
  -- The number of the write that handed it in: a repetition is answered again.
  handed_in_sequence bigint,
  -- Handed in because the time was over.
  is_timed_out boolean not null default false,
  -- Since when every answer has its score; later than handed_in_at where answers are reviewed.
  scored_at timestamptz
);
create index quiz_attempt_to_review_index on quiz_attempt (handed_in_at, attempt) where handed_in_at is not null and scored_at is null;
-- Attempts whose time may be over.
create index attempt_ends_index on attempt (ends_at) where ends_at is not null and state = 'RUNNING';

-- The questions drawn for an attempt, each with its answer.
create table quiz_answer (
  attempt uuid references quiz_attempt (attempt) on delete cascade,
  position int check (position > 0),
  section int not null,
  question_version uuid not null references question_version (uuid),
  answer jsonb,
  -- The number of the write that has the answer; 0 without one.
  sequence bigint not null default 0,
  -- When it was given, by the server's clock, and when it arrived.
  answered_at timestamptz,
  received_at timestamptz,
  is_marked boolean not null default false,
  -- From 0 to 1; null until it is scored.
  score numeric(6, 5) check (score between 0 and 1),
  comment text check (length(comment) <= 4000),
  reviewed_by uuid references person (uuid),
  reviewed_at timestamptz,
  primary key (attempt, position),
  unique (attempt, question_version)
);
create index quiz_answer_version_index on quiz_answer (question_version);
create index quiz_answer_reviewed_by_index on quiz_answer (reviewed_by) where reviewed_by is not null;

-- More time, once for a person and in force everywhere. Why somebody needs it is not stored.
create table accommodation (
  person uuid primary key references person (uuid) on delete cascade,
  -- Time limits are multiplied by it.
  factor numeric(3, 2) not null default 1 check (factor between 1 and 5),
  -- Deadlines are later by as many days.
  extra_days int not null default 0 check (extra_days between 0 and 365),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (uuid)
);
create index accommodation_updated_by_index on accommodation (updated_by) where updated_by is not null;
