-- Lists of what ran begin behind all that never did, in the order of when that was. An import runs from the moment that is written,
-- so the update finds none that the product wrote. Locked first, so that whoever writes waits and is not waited for.
lock table import_job in access exclusive mode;
update import_job set started_at = coalesce(ended_at, updated_at)
  where started_at is null and state in ('RUNNING', 'DONE', 'DONE_WITH_ERRORS', 'ROLLED_BACK');
alter table import_job add constraint import_job_started_check
  check (started_at is not null or state not in ('RUNNING', 'DONE', 'DONE_WITH_ERRORS', 'ROLLED_BACK'));
-- What reads, checks or runs is found by its job, as the few jobs at work tell more than the many imports that ever stopped half-way.
create index import_job_moving_index on import_job (job) where state in ('UPLOADED', 'MAPPED', 'RUNNING');
-- Whether one that stopped half-way may still be undone is told by the jobs that stopped within the week.
create index job_stopped_index on job (ended_at) where kind = 'import.run' and state in ('FAILED', 'CANCELLED');
analyze import_job;
