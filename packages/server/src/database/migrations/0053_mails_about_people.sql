-- Whom a mail to somebody else names: it goes with them when they are anonymised.
alter table outbox_mail add column about uuid;
create index outbox_mail_about_index on outbox_mail (about) where about is not null;

-- Of the mails that are there, requests for deletion say whom they are about in their key.
update outbox_mail set about = split_part(dedupe_key, ':', 2)::uuid
  where event = 'DELETION_REQUESTED' and split_part(dedupe_key, ':', 2) ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
-- Of those who asked to join, the day and the unit: a mail of a unit that the person asked to join on that day.
update outbox_mail m set about = r.person
  from (select min(person::text)::uuid as person, unit, created_at::date as day from join_request group by unit, created_at::date having count(distinct person) = 1) r
  where m.event = 'JOIN_REQUESTED' and split_part(m.dedupe_key, ':', 2) = r.unit::text and split_part(m.dedupe_key, ':', 4) = r.day::text;
