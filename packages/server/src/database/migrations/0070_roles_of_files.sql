-- The roles somebody had when a file was made for them. Who has lost one of these reads the file no more.
alter table private_file add column roles text[] not null default '{}';
