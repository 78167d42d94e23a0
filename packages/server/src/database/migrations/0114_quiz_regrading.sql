-- The version of the question whose key and points scored an answer, where a regrade used a later one than was shown.
alter table quiz_answer add column scored_by uuid references question_version (uuid);
create index quiz_answer_scored_by_index on quiz_answer (scored_by) where scored_by is not null;
