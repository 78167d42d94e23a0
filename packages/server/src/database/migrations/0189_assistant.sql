-- What people asked the assistant, for 30 days. Answers are not kept: they are made anew with the rights of that day.
create table assistant_question (
  uuid uuid primary key,
  person uuid not null references person (uuid) on delete cascade,
  -- Null once the person has deleted it; the row counts for the limit of its day.
  question text,
  asked_at timestamptz not null default now()
);
create index assistant_question_person_index on assistant_question (person, asked_at desc);
create index assistant_question_asked_index on assistant_question (asked_at);
