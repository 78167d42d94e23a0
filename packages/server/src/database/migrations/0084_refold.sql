-- Every text that is searched is folded anew. The columns are written with their tables, which needs no trigger.
drop trigger person_copied on person;
alter table person drop column search_text;
alter table person add column search_text text not null generated always as (
  person_search_words(given_name, family_name,
    coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(displayed_id, '') || ' ' || coalesce(external_id, ''))
) stored;
create index person_search_index on person using gin (search_text gin_trgm_ops);
create index person_number_index on person using gin (number_parts(search_text));
create trigger person_copied after update on person for each row
  when (old.sort_name <> new.sort_name or old.created_at <> new.created_at or old.status <> new.status or old.roles <> new.roles
    or old.locale is distinct from new.locale or old.last_sign_in_at is distinct from new.last_sign_in_at or old.search_text <> new.search_text)
  execute function copy_to_place();

-- As copy_to_place: a text that has become too long for the indexes is scattered from then on.
update person_place w set search_text = p.search_text,
  path = case when fits_branch(p.sort_name, p.search_text) then w.path end,
  second_path = case when fits_branch(p.sort_name, p.search_text) then w.second_path end,
  large_unit = case when fits_branch(p.sort_name, p.search_text) then w.large_unit end,
  second_large_unit = case when fits_branch(p.sort_name, p.search_text) then w.second_large_unit end,
  is_scattered = w.is_scattered or not fits_branch(p.sort_name, p.search_text)
from person p where p.uuid = w.person and p.search_text <> w.search_text;

-- The keys of possible duplicates use fold_text as well. Only an update of their columns computes them again.
update person set given_name = given_name, family_name = family_name, email = email, displayed_id = displayed_id, external_id = external_id
where name_key is distinct from least(loose_text(given_name), loose_text(family_name)) || ' ' || greatest(loose_text(given_name), loose_text(family_name))
  or mail_key is distinct from loose_text(split_part(split_part(email, '@', 1), '+', 1))
  or displayed_key is distinct from loose_number(displayed_id) or external_key is distinct from loose_number(external_id);

alter table unit drop column search_text;
alter table unit add column search_text text not null generated always as (
  search_words(name) || ' ' || fold_text(key || ' ' || coalesce(displayed_id, ''))
) stored;
create index unit_search_index on unit using gin (search_text gin_trgm_ops);

alter table import_job drop column search_text;
alter table import_job add column search_text text not null generated always as (search_words(file_name)) stored;
create index import_job_search_index on import_job using gin (search_text gin_trgm_ops);

drop index outbox_mail_search_index;
create index outbox_mail_search_index on outbox_mail using gin (search_words(address || ' ' || subject) gin_trgm_ops);
reindex index consent_pseudonym_index;
analyze person, person_place, unit, import_job;
