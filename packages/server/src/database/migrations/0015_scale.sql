-- What the outbox is searched for, anywhere in address and subject.
create index outbox_mail_search_index on outbox_mail using gin (fold_text(address || ' ' || subject) gin_trgm_ops);

-- The few in the archive, and those that are switched off, in the orders of the list.
create index unit_archived_name_index on unit (name, uuid) where archived_at is not null;
create index unit_archived_key_index on unit (key, uuid) where archived_at is not null;
create index unit_inactive_name_index on unit (name, uuid) where not is_active;
create index unit_inactive_key_index on unit (key, uuid) where not is_active;

-- Suspended, invited and anonymised people are few among all: each order of the list finds them by itself.
create index person_status_created_index on person (status, created_at, uuid);
create index person_status_last_sign_in_index on person (status, coalesce(last_sign_in_at, 'infinity'::timestamptz), uuid);
create index person_unplaced_created_index on person (created_at, uuid) where not is_placed;
create index person_unplaced_last_sign_in_index on person (coalesce(last_sign_in_at, 'infinity'::timestamptz), uuid) where not is_placed;
-- So are those who never signed in, by name and by when they were made.
create index person_never_signed_in_name_index on person (sort_name, uuid) where coalesce(last_sign_in_at, 'infinity'::timestamptz) = 'infinity'::timestamptz;
create index person_never_signed_in_created_index on person (created_at, uuid) where coalesce(last_sign_in_at, 'infinity'::timestamptz) = 'infinity'::timestamptz;
-- And administrators.
create index person_administrator_name_index on person (sort_name, uuid) where roles @> array['ADMIN']::text[];
