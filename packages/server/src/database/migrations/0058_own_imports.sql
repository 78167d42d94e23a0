-- The imports of one person in each order of the list: a manager sees their own alone, and the list of all was read for these.
create index import_job_owner_file_index on import_job (owner, file_name, uuid);
create index import_job_owner_started_index on import_job (owner, coalesce(started_at, '-infinity'::timestamptz), uuid);
create index import_job_owner_rows_index on import_job (owner, coalesce(row_count, -1), uuid);
create index import_job_owner_failed_index on import_job (owner, failed, uuid);
analyze import_job;
