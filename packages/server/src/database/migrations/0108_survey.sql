/*
  Surveys. The questions are `medium_version.content.survey` of their medium (modules/survey/surveyForm.ts). Who has answered
  and what was answered are two tables. Where a survey is anonymous nothing leads from one to the other: a response has then
  neither a person nor a time, and its uuid is random.
*/
create table survey_participation (
  attempt uuid primary key references attempt (uuid) on delete cascade
);

create table survey_response (
  uuid uuid primary key default gen_random_uuid(),
  version uuid not null references medium_version (uuid) on delete cascade,
  -- Null where the survey is anonymous.
  person uuid references person (uuid)
);
create index survey_response_version_index on survey_response (version, uuid);
create index survey_response_person_index on survey_response (person) where person is not null;

create table survey_answer (
  response uuid references survey_response (uuid) on delete cascade,
  question text not null check (length(question) between 1 and 40),
  -- QuizAnswer of packages/graphql/quiz/answer.ts.
  answer jsonb not null,
  primary key (response, question)
);

-- Of a person who is anonymised the answers stay.
create function anonymise_survey_responses() returns trigger language plpgsql as $$
begin
  update survey_response set person = null where person = new.uuid;
  return null;
end $$;
create trigger person_survey_responses_anonymised after update of status on person
  for each row when (new.status = 'ANONYMISED' and old.status <> 'ANONYMISED') execute function anonymise_survey_responses();
