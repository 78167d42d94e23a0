-- What running and undoing an import have to know of each row, beside what its dry run told.

alter table import_row
  -- Rows of a lower rank are written before those of a higher one: units before what lies below them, whoever gives a
  -- value up before whoever takes it, people who are missing in the file last.
  add column rank int not null default 0,
  -- The revision of the object that the dry run saw: another one means that somebody changed it since.
  add column checked_revision int,
  -- What was written beside the object itself, so that it can be taken back.
  add column traces jsonb,
  -- Whether undoing left it alone, because somebody changed it since.
  add column is_kept boolean not null default false;
create index import_row_due_index on import_row (import_job, rank, number)
  where applied_at is null and action in ('CREATE', 'UPDATE', 'DEACTIVATE', 'RESTORE');
create index import_row_written_index on import_row (import_job, rank, number)
  where applied_at is not null and undone_at is null and not is_kept;
-- What imports did to one thing.
create index import_row_object_index on import_row (object) where object is not null;

alter table import_job
  -- Whether the job at work takes back what was done.
  add column is_undoing boolean not null default false,
  -- When its rows and its file were removed.
  add column cleared_at timestamptz;

-- Uploads of files to import are taken as well.
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check check (kind in ('LOGO', 'AVATAR', 'IMPORT'));
-- What a file was called by whoever sent it.
alter table upload add column name text;
