-- The invitation to a session of an event, as iCalendar. It goes with its mail, and is forgotten with it.
alter table outbox_mail add column calendar jsonb;
