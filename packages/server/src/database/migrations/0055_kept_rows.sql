-- How many of its rows undoing an import left alone, because somebody changed them since; null before it is undone.
alter table import_job add column kept int;

-- Of an import whose rows were removed before this was counted, nobody knows it any more.
update import_job t set kept = (select count(*) from import_row r where r.import_job = t.uuid and r.is_kept)
  where t.undone_at is not null and t.cleared_at is null;
