-- What is given beside the file, as it was typed, by field: for every row, and for rows whose cell is empty.
alter table import_job add column fixed jsonb not null default '{"constants": {}, "defaults": {}}';
