-- What happened with one person is read on their page, and taken away with them.

create index outbox_mail_person_index on outbox_mail (person, created_at, uuid);
create index consent_behalf_index on consent (on_behalf_of) where on_behalf_of is not null;
