-- A text may be a PDF: its bytes are an upload, and stay as they are for as long as a version refers to them.
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check check (kind in ('LOGO', 'AVATAR', 'IMPORT', 'LEGAL_TEXT'));
-- What was found in it: its size, SHA-256 over its bytes, and its pages where they could be counted.
alter table upload add column bytes int, add column digest bytea, add column pages int;
alter table upload add constraint upload_digest_check
  check (kind <> 'LEGAL_TEXT' or stored_at is null or (bytes is not null and digest is not null and length(digest) = 32));

create table legal_version_file (
  version uuid not null references legal_version on delete cascade,
  upload uuid not null references upload,
  constraint legal_version_file_pkey primary key (version, upload)
);
create index legal_version_file_upload_index on legal_version_file (upload);

-- Follows the texts of a version, which name their files; a file that is not kept, or has other bytes, is refused.
create function keep_version_files() returns trigger language plpgsql as $$
begin
  if exists (
    select from jsonb_each(new.texts) t where t.value ->> 'form' = 'PDF' and t.value ->> 'body' <> '' and not exists (
      select from upload u where u.uuid = (t.value ->> 'body')::uuid and u.kind = 'LEGAL_TEXT' and u.taken_at is not null
        and encode(u.digest, 'hex') = t.value -> 'file' ->> 'digest' and u.file = t.value -> 'file' ->> 'key')
  ) then
    raise exception 'A text names a file that is not kept.' using errcode = 'check_violation';
  end if;
  insert into legal_version_file (version, upload)
    select distinct new.uuid, (t.value ->> 'body')::uuid from jsonb_each(new.texts) t where t.value ->> 'form' = 'PDF' and t.value ->> 'body' <> ''
    on conflict do nothing;
  delete from legal_version_file f where f.version = new.uuid and not exists (
    select from jsonb_each(new.texts) t where t.value ->> 'form' = 'PDF' and t.value ->> 'body' = f.upload::text);
  return null;
end $$;
create trigger legal_version_files after insert or update of texts on legal_version for each row execute function keep_version_files();

-- What a published version refers to is not let go; what no version refers to any more is cleaned up a day later.
create function release_version_file() returns trigger language plpgsql as $$
begin
  if exists (select from legal_version v where v.uuid = old.version and v.state <> 'DRAFT') then
    raise exception 'A published version keeps its file.' using errcode = 'check_violation';
  end if;
  update upload set taken_at = null, released_at = now()
    where uuid = old.upload and not exists (select from legal_version_file f where f.upload = old.upload);
  return null;
end $$;
create trigger legal_version_file_released after delete on legal_version_file for each row execute function release_version_file();
create trigger legal_version_file_unchanged before update on legal_version_file for each row execute function refuse_change();

create function refuse_other_bytes() returns trigger language plpgsql as $$
begin
  if (new.uuid, new.kind, new.file, new.name, new.bytes, new.digest, new.pages, new.stored_at is null)
      is distinct from (old.uuid, old.kind, old.file, old.name, old.bytes, old.digest, old.pages, false)
    or (new.taken_at is null and exists (select from legal_version_file f where f.upload = old.uuid)) then
    raise exception 'The file of a text is never changed.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger upload_unchanged before update on upload for each row when (old.kind = 'LEGAL_TEXT' and old.stored_at is not null)
  execute function refuse_other_bytes();
