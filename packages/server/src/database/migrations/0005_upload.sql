-- Leave to send one file, then the file itself. A row is there before its file and goes after it, so that no file is
-- ever without a row; the bytes lie in the file store under a key of their own.
create table upload (
  uuid uuid primary key,
  -- The subject of the person's tokens.
  owner text not null,
  kind text not null check (kind in ('LOGO', 'AVATAR')),
  -- SHA-256 of the grant's secret, which is not kept.
  token_hash bytea not null,
  max_bytes int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When the grant was used up; the key of the file to come is known from then on.
  used_at timestamptz,
  file text,
  stored_at timestamptz,
  -- Since when a profile or the design shows it, and since when none does any more.
  taken_at timestamptz,
  released_at timestamptz,
  constraint upload_file_check check ((file is null) = (used_at is null))
);
create unique index upload_token_index on upload (token_hash);
create unique index upload_file_index on upload (file);
create index upload_owner_index on upload (owner) where taken_at is null;
-- What may have to be swept is little; what is in use is much and stays.
create index upload_unused_index on upload (created_at) where taken_at is null;
