-- The list of imports: searched by the name of the file, filtered by what it does, and sorted by more than its day.
alter table import_job alter column file_name type text collate "und-x-icu";
alter table import_job
  add column search_text text not null generated always as (fold_text(file_name)) stored,
  -- What its rules let it do; null before it has any.
  add column mode text generated always as (case
    when options is null then null
    when options->>'missing' = 'DEACTIVATE' and (options->'createMissing')::boolean then 'CREATE_UPDATE_DEACTIVATE'
    when options->>'missing' = 'DEACTIVATE' then 'UPDATE_DEACTIVATE'
    when (options->'createMissing')::boolean then 'CREATE_UPDATE'
    else 'UPDATE' end) stored;

create index import_job_search_index on import_job using gin (search_text gin_trgm_ops);
create index import_job_file_index on import_job (file_name, uuid);
create index import_job_started_index on import_job (coalesce(started_at, '-infinity'::timestamptz), uuid);
create index import_job_rows_index on import_job (coalesce(row_count, -1), uuid);
create index import_job_failed_index on import_job (failed, uuid);
create index import_job_state_index on import_job (state, created_at, uuid);
create index import_job_kind_index on import_job (kind, created_at, uuid);
create index import_job_mode_index on import_job (mode, created_at, uuid);
create index import_job_faulty_index on import_job (created_at, uuid) where failed > 0;
create index import_job_undoable_index on import_job (coalesce(ended_at, 'infinity'::timestamptz)) where started_at is not null and undone_at is null;
analyze import_job;
