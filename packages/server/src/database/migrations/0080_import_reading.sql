-- UTF-16 is named with its byte order. Rows that were kept before do not say which; most files are little-endian.
update import_job set reading = jsonb_set(reading, '{encoding}', '"UTF_16LE"') where reading ->> 'encoding' = 'UTF_16';

-- How many existing people or units would get a name that looks as if the file was read in the wrong encoding.
alter table import_job add column suspect_names int not null default 0;
