/*
  Files of learning content on their way in (tus), and what goes with a file when it is removed. An upload keeps its row until the
  cleaning removes it: unfinished and unused ones with their bytes, used ones without, as the bytes then belong to a `medium_file`.
*/
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check
  check (kind in ('LOGO', 'AVATAR', 'IMPORT', 'LEGAL_TEXT', 'MEDIUM'));

create table medium_upload (
  uuid uuid primary key,
  -- The subject of the person's tokens.
  owner text not null,
  -- Of the grant's secret: a sender that lost the answer to its first request repeats it.
  token_hash bytea not null,
  name text not null,
  -- In bytes, as announced by the first request.
  size bigint not null check (size > 0),
  -- By content, known when all bytes are there.
  media_type text,
  -- The kind of medium it can become; null: captions.
  kind text check (kind in ('SCORM', 'VIDEO', 'AUDIO', 'PDF')),
  storage_key text not null,
  created_at timestamptz not null default now(),
  -- The last request about it.
  seen_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Since when a file of a medium has its bytes.
  used_at timestamptz,
  constraint medium_upload_finished_check check ((finished_at is null) = (media_type is null)),
  constraint medium_upload_used_check check (used_at is null or finished_at is not null)
);
create unique index medium_upload_token_index on medium_upload (token_hash);
create unique index medium_upload_storage_index on medium_upload (storage_key);
create index medium_upload_owner_index on medium_upload (owner) where used_at is null;
create index medium_upload_seen_index on medium_upload (seen_at);

-- Storage keys of deleted rows of `medium_file`, until the cleaning has removed their bytes.
create table medium_file_removal (
  storage_key text primary key,
  created_at timestamptz not null default now()
);
create index medium_file_storage_index on medium_file (storage_key);
create function note_removed_medium_files() returns trigger language plpgsql as $$
begin
  insert into medium_file_removal (storage_key) select distinct storage_key from removed on conflict do nothing;
  return null;
end $$;
create trigger medium_file_removed after delete on medium_file
  referencing old table as removed for each statement execute function note_removed_medium_files();
