-- Imports of what people completed before.
alter table import_job drop constraint import_job_kind_check;
alter table import_job add constraint import_job_kind_check check (kind in ('USERS', 'UNITS', 'MEMBERSHIPS', 'COMPLETIONS'));
alter table import_profile drop constraint import_profile_kind_check;
alter table import_profile add constraint import_profile_kind_check check (kind in ('USERS', 'UNITS', 'MEMBERSHIPS', 'COMPLETIONS'));

-- An import says for each row whether a certificate is issued.
drop trigger learning_event_certified on learning_event;
create trigger learning_event_certified after insert on learning_event referencing new table as added
  for each statement when (current_setting('somo.without_certificates', true) is distinct from 'on') execute function issue_certificates();
