-- What people set for themselves, and the places where they are signed in at the embedded provider.

alter table account add column time_format text;
alter table account add column zoneinfo text;
alter table account add column revision int not null default 1;

-- What no provider keeps; `revision` counts its changes.
alter table person add column phone text;
alter table person add column pronouns text;
alter table person add column avatar_url text;
alter table person add column revision int not null default 0;

-- Beside each session of the provider: which browser it is and when it was seen.
create table sign_in_session (
  uuid uuid primary key,
  account uuid not null references account (uuid) on delete cascade,
  -- The provider's name of the session: oidc_payload.uid.
  session_uid text not null,
  user_agent text,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null
);
create unique index sign_in_session_uid_index on sign_in_session (session_uid);
create index sign_in_session_account_index on sign_in_session (account);

-- All sessions of one account are found at once when it ends them.
create index oidc_payload_account on oidc_payload ((payload ->> 'accountId')) where kind = 'Session';
