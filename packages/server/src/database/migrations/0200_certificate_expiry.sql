-- Reminders look for certificates by their last day.
create index issued_certificate_expiry_index on issued_certificate (valid_until)
  where valid_until is not null and revoked_at is null and superseded_by is null;
create index external_certificate_expiry_index on external_certificate (valid_until)
  where valid_until is not null and state = 'CONFIRMED';
