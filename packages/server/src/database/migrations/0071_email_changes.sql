-- A new email address that its account asked for. It counts once the link that was sent to it is opened.
create table email_change (
  account uuid primary key references account (uuid) on delete cascade,
  email text not null check (email = btrim(email) and length(email) <= 254 and position('@' in email) > 1),
  -- SHA-256 of the secret in the link, which is kept nowhere.
  token_hash bytea not null unique,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_change_expiry_index on email_change (expires_at);
