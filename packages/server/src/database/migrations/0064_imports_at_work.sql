-- What reads, checks or runs is found by its job, as the few jobs at work tell more than the many imports that ever stopped half-way.
create index import_job_moving_index on import_job (job) where state in ('UPLOADED', 'MAPPED', 'RUNNING');
-- Lists of what ran begin behind all that never did, in the order of when that was.
alter table import_job add check (started_at is not null or state not in ('RUNNING', 'DONE', 'DONE_WITH_ERRORS', 'ROLLED_BACK'));
analyze import_job;
