/*
  Files that may speak of people, and the end of those that still name somebody who has been anonymised. A file that is being
  written meanwhile is withdrawn as well: whoever writes it compares how often people have been forgotten before and after.
*/
alter table private_file
  add column has_people boolean not null default true,
  -- Nobody fetches it from then on; the next cleaning takes its bytes, the row tells its job why.
  add column withdrawn_at timestamptz;
create index private_file_people_index on private_file (expires_at) where has_people and withdrawn_at is null;

create table people_forgotten (
  is_only boolean primary key default true check (is_only),
  times bigint not null default 0
);
insert into people_forgotten default values;

-- What an administrator looks for in the log with the reference that somebody was shown.
create index audit_event_request_index on audit_event (request_id, at, uuid) where request_id is not null;
-- The outbox by what a mail was about.
create index outbox_mail_event_index on outbox_mail (event, created_at, uuid);
