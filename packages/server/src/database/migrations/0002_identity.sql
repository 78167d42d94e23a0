-- Accounts of the embedded OpenID provider, its state and keys, and the counters of the sign-in limit.

create table account (
  uuid uuid primary key,
  -- No @ in a username: one text field asks for username or e-mail, so one entry must never name two accounts.
  username text not null
    check (username = btrim(username) and length(username) between 1 and 64 and position('@' in username) = 0),
  email text
    check (email = btrim(email) and length(email) <= 254 and position('@' in email) > 1),
  password_hash text not null,
  given_name text,
  family_name text,
  roles text[] not null default '{}'
    check (roles <@ array['LEARNER', 'EDUCATION_MANAGER', 'ADMIN']::text[]),
  locale text,
  theme text,
  date_format text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index account_username_key on account (lower(username));
create unique index account_email_key on account (lower(email));

create table oidc_payload (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);

create index oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null;
create index oidc_payload_uid on oidc_payload (uid) where uid is not null;
create index oidc_payload_user_code on oidc_payload (user_code) where user_code is not null;
create index oidc_payload_expiry on oidc_payload (expires_at);

create table oidc_key (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

-- The shape is the one rate-limiter-flexible reads and writes; expire is in ms since 1970.
create table sign_in_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index sign_in_limit_expiry on sign_in_limit (expire);
