-- Second factors of accounts at the embedded provider: authenticator apps, passkeys and recovery codes.

-- One authenticator app an account. Without confirmed_at the set-up has only begun, and the app does not count.
create table authenticator_app (
  account uuid primary key references account on delete cascade,
  -- Encrypted (AES-256-GCM): initialisation vector, tag, ciphertext.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The latest 30-second step whose code was accepted (RFC 6238, section 5.2); a code is never accepted twice.
  last_step bigint,
  created_at timestamptz not null default now()
);

create table passkey (
  uuid uuid primary key,
  account uuid not null references account on delete cascade,
  -- base64url, as browsers write it.
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  is_synced boolean not null default false,
  name text not null check (name = btrim(name) and length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkey_account on passkey (account);

create table recovery_code (
  account uuid not null references account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account, code_hash)
);

-- A sign-in between the right password and the second factor. It is worth nothing without its interaction's cookie.
create table pending_sign_in (
  interaction text primary key,
  account uuid not null references account on delete cascade,
  remember boolean not null default false,
  -- What was done already (RFC 8176), once the set-up that a role requires is complete.
  methods text[] not null default '{pwd}',
  is_complete boolean not null default false,
  expires_at timestamptz not null
);

create index pending_sign_in_account on pending_sign_in (account);
create index pending_sign_in_expiry on pending_sign_in (expires_at);
