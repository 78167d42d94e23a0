-- Settings that an administrator changed; one that is not here has its default.
create table setting (
  id text primary key,
  -- As text; null where it was put back to its default, so that the revision goes on counting.
  value text,
  revision int not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid
);

-- Secrets the product makes for itself at the first need, such as the key that signs addresses of private files.
create table product_secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Whose mail is being sent: one whose process was killed in between is found by this.
alter table outbox_mail add column sending_since timestamptz;

-- What the sweeps look for.
create index job_ended_index on job (ended_at) where ended_at is not null;
-- The lists of one kind, and when something last ran by itself.
create index job_kind_index on job (kind, created_at, uuid);
create index outbox_mail_state_index on outbox_mail (state, created_at, uuid);
create index sign_in_session_latest_index on sign_in_session (signed_in_at, uuid);
