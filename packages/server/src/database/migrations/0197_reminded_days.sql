-- The day up to which reminders were sent: a morning on which the server was down is made up for at the next run.
alter table assignment add column reminded_on date not null default installation_day();
