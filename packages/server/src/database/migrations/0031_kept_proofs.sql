-- What proves something stays as it was written, whoever writes to the database.

-- A consent follows a person who turns out to be another, and takes their pseudonym once; what was decided, about which words
-- and when, is never written again.
create function refuse_other_proof() returns trigger language plpgsql as $$
begin
  if (new.uuid, new.document, new.version, new.locale, new.decision, new.at, new.criteria)
      is distinct from (old.uuid, old.document, old.version, old.locale, old.decision, old.at, old.criteria)
    or (old.pseudonym is not null and new.pseudonym is distinct from old.pseudonym) then
    raise exception 'What somebody decided is never changed.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger consent_unchanged before update on consent for each row execute function refuse_other_proof();

-- The words that people decided about. A version that is published can only be superseded.
create function refuse_other_words() returns trigger language plpgsql as $$
begin
  if (new.uuid, new.document, new.number, new.texts, new.hash, new.is_major, new.change_note, new.valid_from, new.published_at)
      is distinct from (old.uuid, old.document, old.number, old.texts, old.hash, old.is_major, old.change_note, old.valid_from, old.published_at)
    or new.state = 'DRAFT' or (old.state = 'SUPERSEDED' and new.state <> 'SUPERSEDED') then
    raise exception 'A published version is never changed.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger legal_version_unchanged before update on legal_version for each row when (old.state <> 'DRAFT')
  execute function refuse_other_words();

-- Who was anonymised is nobody any more.
create trigger person_stays_anonymised before update of status on person for each row
  when (old.status = 'ANONYMISED' and new.status <> 'ANONYMISED') execute function refuse_change();
